import { describe, expect, test } from '@jest/globals';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { testDeps } from '@/__tests__/support/test-deps';
import { endpoints } from '@/contract/endpoints';
import { type Access, absolutePath, type Endpoint } from '@/contract/kit/endpoint';
import { createApp } from '@/shop-api/app';
import { createLogger } from '@/shop-api/http/log';
import { FixedClock } from '@/shop-api/providers/clock';

type Headers = Record<string, string>;
type Refused = 401 | 403 | undefined;

/** The status with which each caller is refused, by access. */
const REFUSED: Record<Access, Record<string, Refused>> = {
  public: {},
  shopper: { nobody: 401, outdated: 401 },
  customer: { nobody: 401, outdated: 401, visitor: 401 },
  staff: { nobody: 401, outdated: 401, visitor: 401, customer: 403 },
};
const CALLERS = ['nobody', 'outdated', 'visitor', 'customer', 'staff'] as const;
type Caller = (typeof CALLERS)[number];

/** Routes that are served in addition to the contract. */
const OTHER_ROUTES = [
  'ALL /*',
  'GET /cache-notices/',
  'GET /demo/inbox',
  'GET /docs',
  'GET /healthz',
  'GET /media/*',
  'GET /media/portraits/:id/:file',
  'GET /metrics',
  'GET /openapi.json',
  'GET /payments/:gateway/callback',
  'GET /readyz',
  'POST /payments/:gateway/callback',
];

const rows = Object.entries<Endpoint>(endpoints);
const RESET_TOKEN = 'Kx7'.padEnd(43, 'q');
const logged: string[] = [];
const logger = createLogger({
  level: 'trace',
  destination: { write: (line) => logged.push(line) },
});

/** The path of a row with its parameters filled in. */
function pathOf(row: Endpoint): string {
  return absolutePath(row.path).replace(/\{(\w+)\}/g, (_, name) =>
    name === 'resetUUID' ? RESET_TOKEN : '999999',
  );
}

describe('the table of calls', () => {
  test.each(rows)('defines who may call %s', (_name, row) => {
    expect(Object.keys(REFUSED)).toContain(row.access);
  });

  test('and the list of other routes contain every route', () => {
    const app = createApp(testDeps({ db: {} as never, clock: new FixedClock(new Date(0)) }));
    const served = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
    const named = rows.map(
      ([, row]) => `${row.method} ${absolutePath(row.path).replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect([...served].sort()).toEqual([...new Set([...named, ...OTHER_ROUTES])].sort());
  });
});

onEachApp(
  (app) => {
    const secrets: string[] = [RESET_TOKEN];

    async function headersOf(caller: Caller): Promise<Headers> {
      if (caller === 'nobody') return {};
      if (caller === 'visitor') return app.visitor();
      const { id } = await newCustomer(app.db, { isStaff: caller === 'staff' });
      const who = await app.customer(id);
      if (caller === 'outdated') await app.call('POST /user/logout/', { who, body: {} });
      return who;
    }

    describe.each(rows)('%s', (_name, row) => {
      test.each(CALLERS)('called by %s, answers as the contract specifies', async (caller) => {
        const who = await headersOf(caller);
        secrets.push(...Object.values(who).map((value) => value.replace('token ', '')));
        const call = `${row.method} ${pathOf(row)}`;
        const { status } = await app.call(call, { who, ...(row.method !== 'GET' && { body: {} }) });
        const expected = REFUSED[row.access][caller];
        if (expected) expect(status).toBe(expected);
        else expect([401, 403, 500, 503]).not.toContain(status);
      });
    });

    test('the log contains every call, and no token, visitor id or reset link', () => {
      expect(logged.length).toBeGreaterThan(rows.length * CALLERS.length);
      const log = logged.join('');
      expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    });
  },
  { logger },
);
