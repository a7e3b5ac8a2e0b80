import type { Response } from 'light-my-request';
import inject from 'light-my-request';
import { allPages, pages } from '../contract/pages.ts';
import { pagePattern } from '../lib/routing/page-patterns.ts';
import { PUBLIC_PAGE } from '../lib/routing/public-page-header.ts';
import { onSurface, surfaceOf } from '../lib/surface.ts';
import type { Answer } from './answer.ts';
import type { Middleware } from './middleware.ts';
import { pathOf } from './middleware.ts';
import type { NextHandler } from './next.ts';
import type { Packing } from './pack.ts';
import { pack, packingFor } from './pack.ts';

const { notFound, shop } = pages;
/** What describes the page; its scripts have no nonce. */
const OF_PAGE = ['content-security-policy', 'content-type', 'link'];
/** What described the replaced page. */
const OF_REPLACED = ['content-encoding', 'content-length', 'link', 'transfer-encoding'];

const UNKNOWN = new RegExp(`^${pagePattern(notFound)}$`);
/** The pages that are replaced. A listing that does not exist has a text of its own. */
const REPLACED = new RegExp(
  `^(?:${allPages()
    .filter(({ path, drawnAt }) => path !== notFound.path && drawnAt !== shop.drawnAt)
    .map(pagePattern)
    .join('|')})$`,
);

/**
 * Answers /page-not-found with 404: Next.js gives a cached page no other status than 200. Sends it
 * in place of a page that does not exist: Next.js draws a page of `notFound()` by scripts only. The
 * router of an open page takes its data as they are.
 */
export function missingPages(handle: NextHandler): Middleware {
  return ({ env: { incoming, outgoing } }, next) => {
    const { method, url = '', headers } = incoming;
    const path = pathOf(incoming);
    if (method !== 'GET' || headers.rsc !== undefined) return next();
    if (UNKNOWN.test(path)) outgoing.beforeHead(() => setMissing(outgoing));
    else if (REPLACED.test(path)) {
      const page = onSurface(notFound.path, surfaceOf(url));
      const packing = packingFor(headers['accept-encoding']);
      outgoing.replace(
        () => outgoing.statusCode === 404,
        () => sendMissing(outgoing, { handle, page, packing }).catch(() => outgoing.destroy()),
      );
    }
    return next();
  };
}

function setMissing(answer: Answer): void {
  if (answer.statusCode === 200) answer.statusCode = 404;
}

interface Missing {
  handle: NextHandler;
  /** The address of the page on the surface of the one that is missing. */
  page: string;
  packing: Packing;
}

async function sendMissing(answer: Answer, { handle, page, packing }: Missing): Promise<void> {
  const made = await draw(handle, page);
  for (const name of OF_REPLACED) answer.removeHeader(name);
  for (const name of OF_PAGE) {
    const value = made.headers[name];
    if (value !== undefined) answer.setHeader(name, value);
  }
  if (packing !== '') answer.setHeader('Content-Encoding', packing);
  const body = await pack(made.rawPayload, packing);
  answer.setHeader('Content-Length', body.length);
  answer.sendWhole(body);
}

/** Asks Next.js for a page without a connection. @throws Error when it cannot be drawn */
async function draw(handle: NextHandler, url: string): Promise<Response> {
  const made = await inject(
    (request, response) => void handle(request, response).catch((error) => response.destroy(error)),
    { url, headers: { [PUBLIC_PAGE]: 'yes' } },
  );
  if (made.statusCode !== 200) throw new Error(`${url} was answered with ${made.statusCode}`);
  return made;
}
