import { join } from 'node:path';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { databasePrint } from '@/__tests__/support/database-print';
import { PROJECT_ROOT, projectFiles } from '@/__tests__/support/project-files';
import { LAMP, StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';

jest.unstable_mockModule('next/cache', () => ({
  revalidateTag: jest.fn(),
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
}));

type Handler = (request: Request, context: object) => Promise<Response>;
type Headers = Record<string, string>;

const shopApi = withShopApi();

const OURS = 'http://localhost:3000';
/** Unsigned cache notices get 403; other content types get 415. */
const REFUSED = new Set([403, 415]);
/** Uploads accept any content type and multipart; only the origin is checked. */
const UPLOADS = new Set([
  'POST /api/profile/picture',
  'POST /api/returns',
  'POST /api/reviews/:id',
]);
/**
 * Returns and webhooks of gateways, which come from other sites; only their signature is checked.
 */
const FROM_ELSEWHERE = /app[/]api[/]payment[/](return|webhook)[/]\[gateway\][/]route[.]ts$/;
/** Answers that there is no such call, whoever asks; the desk has tests of its own. */
const NO_CALL = /\[[.]{3}path\]/;
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Fields that give each route something to do. */
const FIELDS = {
  pid: LAMP,
  quantity: 1,
  wishlisted: true,
  rating: 5,
  everywhere: true,
  packing: 0,
};

const { CALLS } = await import('@/app/api/calls/dispatch-call');
const files = await Promise.all(
  projectFiles('app/api/**/route.ts').map(async (file) => ({
    pattern: file,
    handlers: await import(join(PROJECT_ROOT, file)),
  })),
);
/** The rows of the tables, and the route files of calls that other programs make. */
const routes: { pattern: string; handlers: Record<string, unknown> }[] = [...CALLS, ...files];
const handlersOf = (methods: string[]) =>
  routes.flatMap(({ pattern, handlers }) =>
    methods
      .filter((method) => method in handlers)
      .map((method) => ({
        name: `${method} ${pattern}`,
        method,
        handler: handlers[method] as Handler,
      })),
  );
const writes = handlersOf(WRITES).filter(
  ({ name }) => !FROM_ELSEWHERE.test(name) && !NO_CALL.test(name),
);

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const asJson = JSON.stringify(FIELDS);
const asForm = new URLSearchParams(Object.entries(FIELDS).map(([key, value]) => [key, `${value}`]));

const ATTACKS: Record<string, { headers: Headers; body: BodyInit }> = {
  'no origin': { headers: json, body: asJson },
  'a sandboxed frame': { headers: { ...json, Origin: 'null' }, body: asJson },
  'another site': { headers: { ...json, Origin: 'https://evil.example' }, body: asJson },
  'a subdomain': { headers: { ...json, Origin: 'http://sub.localhost:3000' }, body: asJson },
  'another scheme': { headers: { ...json, Origin: 'https://localhost:3000' }, body: asJson },
  'another port': { headers: { ...json, Origin: 'http://localhost:3001' }, body: asJson },
  'a neighbour site': {
    headers: { ...json, Origin: OURS, 'Sec-Fetch-Site': 'same-site' },
    body: asJson,
  },
  'text/plain from elsewhere': {
    headers: { 'Content-Type': 'text/plain', Origin: 'https://evil.example' },
    body: asJson,
  },
  'a form from elsewhere': { headers: { ...form, Origin: 'https://evil.example' }, body: asForm },
  'a form without origin': { headers: form, body: asForm },
};

let shopper: StorefrontShopper;
beforeAll(async () => {
  shopper = new StorefrontShopper();
  await shopper.logIn();
  await shopper.add(LAMP, 1);
});

/** Sends one request with the customer's cookies, as their browser would. */
function ask(write: (typeof writes)[number], headers: Headers, body?: BodyInit | FormData) {
  const { method, handler } = write;
  const request = new Request(`${OURS}/api`, {
    method,
    body,
    headers: { ...headers, Cookie: shopper.cookie, Host: 'localhost:3000' },
  });
  const named = {
    id: String(LAMP),
    token: 'x'.repeat(43),
    txnid: 'a'.repeat(25),
    gateway: 'demo',
    document: 'invoice',
  };
  const params = Promise.resolve(named);
  return handler(request, { params });
}

test('finds the rows of every table, and the route files', () => {
  expect(writes.length).toBeGreaterThanOrEqual(50);
});

describe('every write', () => {
  test.each(Object.entries(ATTACKS))(
    'is refused from %s, and nothing changes',
    async (_name, attack) => {
      const before = await databasePrint(shopApi().db);
      for (const write of writes) {
        const answer = await ask(write, attack.headers, attack.body);
        expect([write.name, answer.status]).toEqual([write.name, 403]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      expect(await databasePrint(shopApi().db)).toBe(before);
    },
  );

  test.each(['text/plain', 'multipart/form-data'])(
    'refuses %s, even from the shop’s own pages',
    async (type) => {
      const before = await databasePrint(shopApi().db);
      const body = new FormData();
      for (const [key, value] of asForm) body.set(key, value);
      for (const write of writes.filter(({ name }) => !UPLOADS.has(name))) {
        const answer =
          type === 'text/plain'
            ? await ask(write, { Origin: OURS, 'Content-Type': type }, asJson)
            : await ask(write, { Origin: OURS }, body);
        expect([write.name, REFUSED.has(answer.status)]).toEqual([write.name, true]);
      }
      expect(await databasePrint(shopApi().db)).toBe(before);
    },
  );
});

test('a GET request changes nothing', async () => {
  const before = await databasePrint(shopApi().db);
  for (const read of handlersOf(['GET'])) await ask(read, {});
  expect(await databasePrint(shopApi().db)).toBe(before);
});

test('the same request from the shop’s own page does change the database', async () => {
  const before = await databasePrint(shopApi().db);
  const write = writes.find(({ name }) => name === 'POST /api/cart');
  if (!write) throw new Error('The cart has no way to add');
  const answer = await ask(write, { ...json, Origin: OURS }, asJson);
  expect(answer.status).toBe(200);
  expect(await databasePrint(shopApi().db)).not.toBe(before);
});
