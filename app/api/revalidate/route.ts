import { revalidateTag } from 'next/cache';
import { answer, answerFailure } from '@/lib/server/http/answers';
import { readCacheNotice } from '@/lib/server/http/cache-notice';

/** Handles the shop API's cache notice: its tags are read again at the next request. */
export async function POST(request: Request): Promise<Response> {
  try {
    for (const tag of await readCacheNotice(request)) revalidateTag(tag, { expire: 0 });
    return answer({ status: true });
  } catch (error) {
    return answerFailure(error);
  }
}
