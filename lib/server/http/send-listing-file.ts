import 'server-only';
import { connection } from 'next/server';
import { answerNoFile } from './no-file';
import { orUnavailable } from './or-unavailable';

/**
 * Sends a file that lists pages. It is read when it is asked for, so that the shop can be built
 * while the API is away. Null: there is no such file.
 */
export async function sendListingFile(
  contentType: string,
  read: () => Promise<string | null>,
): Promise<Response> {
  await connection();
  return orUnavailable(async () => {
    const text = await read();
    if (text === null) return answerNoFile();
    return new Response(text, { headers: { 'Content-Type': `${contentType}; charset=utf-8` } });
  });
}
