import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { testDeps } from '@/__tests__/support/test-deps';
import { endpoints } from '@/contract/endpoints';
import { type Access, absolutePath, type Endpoint } from '@/contract/kit/endpoint';
import { hasRole, ROLE_OF_KIND, STAFF_ROLES, type StaffRole } from '@/contract/shop/roles';
import { createApp } from '@/shop-api/app';
import { customers } from '@/shop-api/db/schema/customers';
import { neededRole } from '@/shop-api/http/access';
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
const staffRows = rows.filter(([, { access }]) => access === 'staff');
const RESET_TOKEN = 'Kx7'.padEnd(43, 'q');
const logged: string[] = [];
const logger = createLogger({
  level: 'trace',
  destination: { write: (line) => logged.push(line) },
});

/** The path of a row with its parameters filled in. */
function pathOf(row: Endpoint, kind = '999999'): string {
  const values: Record<string, string> = { resetUUID: RESET_TOKEN, kind };
  return absolutePath(row.path).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '999999');
}

/** The kinds of things that a path may name, one of which nobody knows. */
function kindsOf({ path }: Endpoint): string[] {
  return path.includes('{kind}') ? [...Object.keys(ROLE_OF_KIND), 'constructor'] : [''];
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

    describe('a member of staff', () => {
      const headers = new Map<StaffRole, Headers>();

      beforeAll(async () => {
        for (const role of STAFF_ROLES) {
          const { id } = await newCustomer(app.db, { isStaff: true, roles: [role] });
          headers.set(role, await app.customer(id));
        }
      });

      test.each(staffRows)(
        'may make the call that the role includes, and no other: %s',
        async (_name, row) => {
          for (const kind of kindsOf(row)) {
            const needed = neededRole(row, { kind }) ?? 'all';
            for (const role of STAFF_ROLES) {
              const body = row.method !== 'GET' && { body: {} };
              const call = `${row.method} ${pathOf(row, kind)}`;
              const { status } = await app.call(call, { who: headers.get(role), ...body });
              expect([role, kind, status === 403]).toEqual([role, kind, !hasRole([role], needed)]);
            }
          }
        },
      );

      test('of no role may see nothing but that', async () => {
        const { id } = await newCustomer(app.db, { isStaff: true, roles: [] });
        const who = await app.customer(id);
        const { body } = await app.call('GET /staff/overview/', { who });
        expect(body).toMatchObject({ data: { roles: [] } });
        expect(Object.keys((body as { data: object }).data)).toEqual([
          'lacks_second_factor',
          'roles',
        ]);
        expect((await app.call('GET /staff/orders/', { who })).body).toMatchObject({
          code: 'forbidden',
          reason: 'role_needed',
        });
      });

      test('has all roles as a superuser, and none once the flags are taken', async () => {
        const { id } = await newCustomer(app.db, { isSuperuser: true });
        const who = await app.customer(id);
        expect((await app.call('GET /staff/settings/', { who })).status).toBe(200);
        await app.db
          .update(customers)
          .set({ isSuperuser: false, roles: ['all'] })
          .where(eq(customers.id, id));
        expect((await app.call('GET /staff/settings/', { who })).status).toBe(403);
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
