import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { assertInvariants, countGoods } from '@/__tests__/support/invariants';
import { signIn } from '@/__tests__/support/log-in';
import {
  hasPgbouncer,
  type OwnPgbouncer,
  startOwnPgbouncer,
} from '@/__tests__/support/own-pgbouncer';
import {
  cloneOnPostgres,
  type PostgresClone,
} from '@/__tests__/support/per-worker/clone-on-postgres';
import { readyToOrder } from '@/__tests__/support/ready-to-order';
import { size } from '@/__tests__/support/size';
import { TestApp } from '@/__tests__/support/test-app';
import { type OpenDatabase, selectRows } from '@/shop-api/db/database';
import { migrate } from '@/shop-api/db/migrate';
import { openPostgres } from '@/shop-api/db/open-postgres';
import { storeRoleLimits } from '@/shop-api/db/role-limits';
import { products } from '@/shop-api/db/schema/products';
import { sqlStateOf } from '@/shop-api/db/transaction';
import { indexChangedProducts } from '@/shop-api/domain/catalogue/search/indexing/index-changed-products';
import { queueMail } from '@/shop-api/domain/mail/queue-mail';

const { TEST_DATABASE_URL: server } = process.env;

/** Connections to PostgreSQL, which two processes with ten connections each share. */
const SERVERS = 3;
const COFFEE = 1001;
/** As many as do not wait for a connection until they are turned away. */
const BUYERS = 12;
const ROUNDS = size({ quick: 1, heavy: 15 });
const LIMIT_MS = 60_000 + ROUNDS * 20_000;
const CANCELLED = '57014';

const SLEEP = sql`SELECT pg_sleep(30)`;
const COUNT = sql`SELECT count(*)::int AS n, current_setting('statement_timeout') AS limit
  FROM generate_series(1, 100000)`;

const addressOf = (customerId: number) => `pooled${customerId}@example.com`;

/** Queues a mail to an address. */
const owe = ({ db, clock }: TestApp, email: string) =>
  queueMail({
    ctx: { db, clock },
    input: { kind: 'password_changed', payload: { email, at: clock.now().toISOString() } },
  });

// Without the program or a server there is nothing to try.
const describeBehind = hasPgbouncer && server ? describe : describe.skip;

describeBehind('a shop behind PgBouncer in transaction mode', () => {
  let clone: PostgresClone;
  let pooler: OwnPgbouncer;
  let opened: OpenDatabase[] = [];
  let apps: TestApp[] = [];

  beforeAll(async () => {
    clone = await cloneOnPostgres(server ?? '');
    await storeRoleLimits(clone.db);
    pooler = await startOwnPgbouncer(clone.url, { servers: SERVERS });
    const open = () => openPostgres(pooler.url, { hasPooler: true });
    opened = await Promise.all([open(), open()]);
    apps = opened.map(({ db }) => new TestApp(() => db));
  }, LIMIT_MS);
  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await pooler?.stop();
    await clone?.close();
  });

  const appOf = (n: number) => apps[n % apps.length] as TestApp;

  /** What each of the connections to PostgreSQL has as its limit: more ask than there are. */
  const limits = async () => {
    const asked = Array.from({ length: SERVERS * 4 }, (_, n) =>
      selectRows<{ limit: string }>(appOf(n).db, COUNT),
    );
    return new Set((await Promise.all(asked)).flat().map(({ limit }) => limit));
  };

  test('is told the other variable where that is not set', async () => {
    await expect(openPostgres(pooler.url)).rejects.toThrow(
      /PostgreSQL itself by DATABASE_DIRECT_URL/,
    );
  });

  async function round(number: number): Promise<void> {
    const [app, other] = [appOf(0), appOf(1)];
    const people = await readyToOrder(app, { count: BUYERS, goods: [[COFFEE, 1]] });
    await clone.db
      .update(products)
      .set({ name: `Roast ${number}` })
      .where(eq(products.id, COFFEE));
    const slow = app.db.execute(SLEEP).catch(sqlStateOf);
    const order = ({ who, body }: (typeof people)[number], n: number) =>
      appOf(n).call('POST /orders/', { who, body });
    const find = () => other.call('GET /web/products/list/?prod_search=turmeric');
    const sendMails = async () => {
      await Promise.all(people.map(({ customerId }) => owe(app, addressOf(customerId))));
      return (await Promise.all(apps.map(deliverMails))).flat();
    };
    const index = ({ db }: TestApp) =>
      indexChangedProducts({ ctx: { db, notify: () => undefined, alarm: () => undefined } });
    const [orders, logins, found, mails, indexed] = await Promise.all([
      Promise.all(people.map(order)),
      Promise.all(apps.map((one) => signIn(one, 'demo@example.com', 'Demo@1234'))),
      Promise.all(people.map(find)),
      sendMails(),
      Promise.all(apps.map(index)),
    ]);
    expect([...orders, ...logins, ...found].filter(({ status }) => status !== 200)).toEqual([]);
    const receivers = mails.flatMap((mail) => ('to' in mail ? [mail.to] : []));
    const wanted = people.map(({ customerId }) => addressOf(customerId));
    expect(receivers.toSorted()).toEqual(wanted.toSorted());
    expect(indexed.toSorted()).toEqual([0, 1]);
    expect(await slow).toBe(CANCELLED);
  }

  test(
    'takes orders, logs in, finds, does jobs, sends mails and ends slow statements, all at once',
    async () => {
      await clone.db.update(products).set({ stock: 10_000 });
      const goods = await countGoods(clone.db);
      for (let number = 1; number <= ROUNDS; number++) await round(number);
      await assertInvariants(clone.db, goods);
    },
    LIMIT_MS,
  );

  test('lifts the limit of statements for its tables alone', async () => {
    expect(await limits()).toEqual(new Set(['3s']));
    expect(await migrate(appOf(0).db)).toBe(0);
    expect(await limits()).toEqual(new Set(['3s']));
  });
});
