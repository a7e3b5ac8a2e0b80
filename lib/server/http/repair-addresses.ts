import 'server-only';
import { onEachRequest } from '@/lib/server/each-request';

/** Escapes in a row, whose bytes are UTF-8 together, and a sign that begins none. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/**
 * Gives every request an address whose path can be decoded: a `%` that escapes nothing stands for
 * itself. Next.js answers 500 before any page of the shop is asked. With it the shop answers a link
 * that was cut as any other wrong one. Returns a function that ends it.
 */
export function repairAddresses(): () => void {
  return onEachRequest(({ request }) => {
    const { url = '' } = request;
    const [path = ''] = url.split('?', 1);
    if (path.includes('%')) request.url = repairedPath(path) + url.slice(path.length);
  });
}

/** Returns a path that can be decoded; one that already can be is returned as it is. */
export function repairedPath(path: string): string {
  return path.replace(ESCAPES, (found) => (isText(found) ? found : found.replaceAll('%', '%25')));
}

function isText(escapes: string): boolean {
  try {
    decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}
