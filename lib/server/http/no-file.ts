import 'server-only';

/** Returns the answer for a file that does not exist: a few bytes in place of a page. */
export function answerNoFile(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });
}
