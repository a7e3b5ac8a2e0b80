import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { apiStandIn } from '@/__tests__/support/api-stand-in';
import { signNotice } from '@/__tests__/support/sign-notice';
import type { CacheNotice } from '@/contract/kit/cache-feed';
import { CACHE_TAGS } from '@/contract/kit/cache-tags';
import { PUBLIC_PAGE } from '@/lib/routing/public-page-header';
import { followNotices } from '@/server/follow-notices';
import { NoticeLedger } from '@/server/shared-pages/notice-ledger';

const SECRET = 'a-secret-of-thirty-two-characters';

/** What the API has, and what it forgot. */
let kept: CacheNotice[] = [];
let isAway = false;
const waiting = new Set<() => void>();

const api = apiStandIn((request, response) => {
  const after = new URL(request.url ?? '', 'http://api').searchParams.get('after');
  const newest = kept.at(-1)?.id ?? 0;
  const answer = () => {
    const has_missed = after !== null && Number(after) + 1 < (kept[0]?.id ?? 0);
    const notices = after === null || has_missed ? [] : kept.slice(-50);
    response.writeHead(isAway ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify({ status: true, notices, newest: kept.at(-1)?.id ?? 0, has_missed }),
    );
  };
  if (isAway || after === null || Number(after) !== newest) answer();
  else waiting.add(answer);
});

function send(...tags: string[]) {
  kept.push({ id: (kept.at(-1)?.id ?? 0) + 1, tags });
  for (const answer of waiting) answer();
  waiting.clear();
}

const open: { stop: () => Promise<void> }[] = [];

/** A storefront; `told` has what Next.js was told to read again, notice by notice. */
function storefront(from?: number, ledger?: NoticeLedger) {
  const told: string[][] = [];
  const listeners = new Set<() => void>();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const timestamp = Number(request.headers['x-notice-timestamp']);
    const isSigned =
      request.headers['x-notice-signature'] === signNotice({ secret: SECRET, timestamp, body });
    const isRoute = request.url === '/api/revalidate' && request.headers[PUBLIC_PAGE] === 'yes';
    if (isSigned && isRoute) told.push(JSON.parse(body).tags);
    // The middleware of Next.js leads what is not marked as no page to a page.
    response.writeHead(isSigned && isRoute ? 200 : 307).end();
    for (const hear of listeners) hear();
  };
  const heard = async (count: number) => {
    while (told.length < count) await new Promise<void>((hear) => listeners.add(hear));
    return told;
  };
  const apiBaseUrl = process.env.API_BASE_URL ?? '';
  open.push(followNotices({ handle, apiBaseUrl, secret: SECRET, from, ledger }));
  return { told, heard };
}

async function untilWaiting(count: number) {
  while (waiting.size < count) await new Promise((go) => setImmediate(go));
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()));
  waiting.clear();
  kept = [];
  isAway = false;
});

test('three storefronts each hear of every change, once', async () => {
  const shops = [storefront(), storefront(), storefront()];
  await untilWaiting(3);
  send('product:1', 'products');
  await untilWaiting(3);
  send('home');
  for (const { heard } of shops)
    expect(await heard(2)).toEqual([['product:1', 'products'], ['home']]);
});

test('a storefront begins where its pages were rendered, and catches up', async () => {
  send('meta');
  send('blogs');
  send('home', 'blogs');
  const { heard } = storefront(1);
  expect(await heard(1)).toEqual([['meta', 'blogs', 'home']]);
});

test('one that was away for longer than notices are kept reads everything again', async () => {
  kept = [{ id: 90, tags: ['meta'] }];
  expect(await storefront(7).heard(1)).toEqual([[...CACHE_TAGS]]);
});

test('while the API is away the storefront asks again', async () => {
  isAway = true;
  const { heard } = storefront(0);
  while (api.asked.length === 0) await new Promise((go) => setImmediate(go));
  send('home');
  isAway = false;
  expect(await heard(1)).toEqual([['home']]);
});

test('an API without notices is named in the log', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.reply = (_request, response) => response.writeHead(404).end();
  storefront(0);
  while (said.mock.calls.length === 0) await new Promise((go) => setImmediate(go));
  expect(said).toHaveBeenCalledWith(expect.stringContaining('REVALIDATE_SECRET'));
});

describe('a storefront that shares pages', () => {
  const at = (newest: number) => ({ newest, missing: [] });

  test('knows the notices before its start, and judges the pages from before it', async () => {
    for (const tag of ['meta', 'blogs', 'home', 'events']) send(tag);
    const ledger = new NoticeLedger();
    await storefront(3, ledger).heard(1);
    await untilWaiting(1);
    expect(ledger.position?.newest).toBe(4);
    expect(ledger.isCurrent(at(2), ['meta', 'blogs'])).toBe(true);
    expect(ledger.isCurrent(at(2), ['home'])).toBe(false);
    expect(ledger.isCurrent(at(3), ['events'])).toBe(false);
  });

  test('refuses pages from before a notice before it has expired the tags itself', async () => {
    const ledger = new NoticeLedger();
    const { told, heard } = storefront(undefined, ledger);
    await untilWaiting(1);
    send('home');
    const refused: boolean[] = [];
    const tell = told.push.bind(told);
    told.push = (...tags) => {
      refused.push(!ledger.isCurrent(at(0), ['home']));
      return tell(...tags);
    };
    await heard(1);
    expect(refused).toEqual([true]);
    expect(ledger.position?.newest).toBe(0);
    await untilWaiting(1);
    expect(ledger.position?.newest).toBe(1);
  });

  test('shows no page from before what it has missed', async () => {
    kept = [{ id: 90, tags: ['meta'] }];
    const ledger = new NoticeLedger();
    await storefront(7, ledger).heard(1);
    await untilWaiting(1);
    expect(ledger.isCurrent(at(89), ['home'])).toBe(false);
    expect(ledger.isCurrent(at(90), ['home'])).toBe(true);
  });
});
