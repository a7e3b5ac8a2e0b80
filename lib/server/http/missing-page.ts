import 'server-only';
import { randomUUID } from 'node:crypto';

/** Marks the storefront's own request for its page; random, so that nobody else can send it. */
const MARK = 'x-missing-page';
const mark = randomUUID();
/** What describes the page; Next.js adds the headers of every answer. Its scripts have no nonce. */
const OF_PAGE = ['content-security-policy', 'content-type', 'link'];

/** Whether the storefront itself asks for the page. */
export function isOwnRequest(headers: Headers): boolean {
  return headers.get(MARK) === mark;
}

/**
 * Returns the page for unknown addresses with the status 404. Next.js gives a cached page no other
 * status than 200, and a page of `notFound()` is drawn by scripts only.
 * @throws TypeError when the storefront does not answer
 */
export async function readMissingPage(path: string): Promise<Response> {
  const page = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, {
    headers: { [MARK]: mark },
  });
  const headers = OF_PAGE.flatMap((name) => {
    const value = page.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(page.body, { status: 404, headers });
}
