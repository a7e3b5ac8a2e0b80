import { revalidateTag } from 'next/cache';
import { answer, answerFailure } from '@/lib/server/door/answers';
import { readNotice } from '@/lib/server/door/read-notice';

/** The shop API's notice that something changed: its tags are read afresh at the next request. */
export async function POST(request: Request): Promise<Response> {
  try {
    for (const tag of await readNotice(request)) revalidateTag(tag, { expire: 0 });
    return answer({ status: true });
  } catch (error) {
    return answerFailure(error);
  }
}
