import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { allPages, pages } from '@/contract/pages';
import { routes } from '@/lib/routes';
import { pagePattern } from '@/lib/routing/page-patterns';
import { onEachRequest } from '@/lib/server/each-request';
import { onSurface, surfaceOf } from '@/lib/surface';
import { readMissingPage } from './missing-page';

const compress = promisify(gzip);

/** What described the replaced page. */
const OF_REPLACED = ['content-encoding', 'content-length', 'link', 'transfer-encoding'];

/** Returns the paths that are replaced. A listing that does not exist has a text of its own. */
function replacedPaths(): RegExp {
  const { path: missing } = pages.notFound;
  const { drawnAt: listing } = pages.shop;
  const replaced = allPages().filter(
    ({ path, drawnAt }) => path !== missing && drawnAt !== listing,
  );
  return new RegExp(`^(?:${replaced.map(pagePattern).join('|')})$`);
}

/**
 * Sends the page for unknown addresses in place of a page that does not exist. Next.js draws
 * a page of `notFound()` by scripts only; without them it is empty. Returns a function that ends it.
 */
export function sendMissingPages(): () => void {
  const paths = replacedPaths();
  return onEachRequest(({ request, response }) => {
    const { method, url = '', headers } = request;
    const [path = ''] = url.split('?', 1);
    const isDocument = method === 'GET' && headers.rsc === undefined;
    if (!isDocument || !paths.test(path)) return;
    replaceMissing(request, response, onSurface(routes.notFound(), surfaceOf(url)));
  });
}

/** Replaces the answer when its status turns out to be 404. */
function replaceMissing(request: IncomingMessage, response: ServerResponse, path: string): void {
  const { writeHead, flushHeaders, write, end } = response;
  const own = { writeHead, flushHeaders, write, end };
  let isReplaced = false;

  const sendMissing = async () => {
    const page = await readMissingPage(path);
    const body = Buffer.from(await page.arrayBuffer());
    // Compression has put itself before these.
    Object.assign(response, own);
    response.statusCode = 404;
    for (const name of OF_REPLACED) response.removeHeader(name);
    for (const [name, value] of page.headers) response.setHeader(name, value);
    const isGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (isGzip) response.setHeader('Content-Encoding', 'gzip');
    response.end(isGzip ? await compress(body) : body);
  };
  /** Runs `go`, unless the answer is replaced. */
  const unlessMissing = <T>(status: number, go: () => T, otherwise: T): T => {
    if (!isReplaced && status !== 404) return go();
    if (!isReplaced) sendMissing().catch(() => response.destroy());
    isReplaced = true;
    return otherwise;
  };
  Object.assign(response, {
    writeHead: (...args: Parameters<typeof writeHead>) =>
      unlessMissing(args[0], () => writeHead.apply(response, args), response),
    flushHeaders: () =>
      unlessMissing(response.statusCode, () => flushHeaders.call(response), undefined),
    write: (...args: Parameters<typeof write>) =>
      unlessMissing(response.statusCode, () => write.apply(response, args), true),
    end: (...args: Parameters<typeof end>) =>
      unlessMissing(response.statusCode, () => end.apply(response, args), response),
  });
}
