import type { OutgoingHttpHeader } from 'node:http';
import type { Response } from 'light-my-request';
import inject from 'light-my-request';
import { allPages, type Page, pages } from '../contract/shop/pages.ts';
import { pagePattern } from '../lib/routing/page-patterns.ts';
import { PUBLIC_PAGE } from '../lib/routing/public-page-header.ts';
import { onSurface, surfaceOf } from '../lib/surface.ts';
import type { Answer } from './answer.ts';
import { type Middleware, pathOf } from './middleware.ts';
import type { NextHandler } from './next.ts';
import { type Packing, pack, packingFor } from './pack.ts';

const { notFound, listingNotFound, shop } = pages;
/** What describes the page. */
const OF_PAGE = ['content-type', 'link'];
const POLICY = 'content-security-policy';
/** What described the replaced page. */
const OF_REPLACED = ['content-encoding', 'content-length', 'link', 'transfer-encoding'];

/** Returns the expression of the paths of some pages. */
const pathsOf = (some: Page[]) => new RegExp(`^(?:${some.map(pagePattern).join('|')})$`);
const UNKNOWN = pathsOf([notFound, listingNotFound]);
const isListing = ({ drawnAt }: Page) => drawnAt === shop.drawnAt;
const LISTINGS = pathsOf(allPages().filter(isListing));
const OTHERS = pathsOf(allPages().filter((page) => !isListing(page)));

/**
 * Answers /page-not-found and /listing-not-found with 404: Next.js gives a cached page no other
 * status than 200. Sends one of them in place of a page that does not exist: Next.js draws a page of
 * `notFound()` by scripts only. The router of an open page takes its data as they are.
 */
export function missingPages(handle: NextHandler): Middleware {
  return ({ env: { incoming, outgoing } }, next) => {
    const { method, url = '', headers } = incoming;
    const path = pathOf(incoming);
    if (method !== 'GET' || headers.rsc !== undefined) return next();
    const standIn = standInFor(path);
    if (UNKNOWN.test(path)) outgoing.beforeHead(() => setMissing(outgoing));
    else if (standIn) {
      const page = onSurface(standIn, surfaceOf(url));
      const packing = packingFor(headers['accept-encoding']);
      // That of a page of one shopper would have a nonce, which the scripts of this one lack.
      const policy = outgoing.getHeader(POLICY);
      outgoing.replace(
        () => outgoing.statusCode === 404,
        () =>
          sendMissing(outgoing, { handle, page, packing, policy }).catch(() => outgoing.destroy()),
      );
    }
    return next();
  };
}

/** Returns the page that is sent where a page with this path does not exist. */
function standInFor(path: string): string | undefined {
  if (LISTINGS.test(path)) return listingNotFound.path;
  return OTHERS.test(path) ? notFound.path : undefined;
}

function setMissing(answer: Answer): void {
  if (answer.statusCode === 200) answer.statusCode = 404;
}

interface Missing {
  handle: NextHandler;
  /** The address of the page on the surface of the one that is missing. */
  page: string;
  packing: Packing;
  /** The policy that every answer begins with. */
  policy: OutgoingHttpHeader | undefined;
}

async function sendMissing(
  answer: Answer,
  { handle, page, packing, policy }: Missing,
): Promise<void> {
  const made = await draw(handle, page);
  for (const name of OF_REPLACED) answer.removeHeader(name);
  for (const name of OF_PAGE) {
    const value = made.headers[name];
    if (value !== undefined) answer.setHeader(name, value);
  }
  if (policy !== undefined) answer.setHeader(POLICY, policy);
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
