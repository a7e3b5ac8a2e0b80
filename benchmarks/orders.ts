import { type Callable, orderBody, type Person } from '../__tests__/support/buyer.ts';
import { httpApp } from '../__tests__/support/http-app.ts';
import { type OpenShop, openOnPglite, openOnPostgres } from './orders/open-shop.ts';
import { writeResult } from './write-result.ts';

const CUSTOMERS = 100;
const CLIENTS = 16;
const ROUNDS = 5;
/** Three products of the demo shop. */
const GOODS = [1001, 1014, 1031];

/** Measures cash orders over HTTP: one at a time, and by several clients at once. */
export async function measureOrders(): Promise<void> {
  const rows = [{ database: 'PGlite', ...(await measure(await openOnPglite(CUSTOMERS))) }];
  const { TEST_DATABASE_URL: server } = process.env;
  if (server) {
    const shop = await openOnPostgres(CUSTOMERS, server);
    rows.push({ database: 'PostgreSQL', ...(await measure(shop)) });
  }
  console.table(rows);
  await writeResult('orders', rows);
}

async function measure({ origin, people, close }: OpenShop) {
  const app = httpApp(origin);
  try {
    // The first round warms up.
    await orderAll(app, people, CLIENTS);
    const single = await orderAll(app, people, 1);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await orderAll(app, people, CLIENTS));
    const atOnce = rounds.flatMap(({ times }) => times);
    const seconds = rounds.reduce((sum, round) => sum + round.seconds, 0);
    const one = quantiles(single.times);
    const many = quantiles(atOnce);
    return {
      oneP50Ms: one.p50Ms,
      oneP95Ms: one.p95Ms,
      onePerSecond: rate(single),
      clients: CLIENTS,
      clientsP50Ms: many.p50Ms,
      clientsP95Ms: many.p95Ms,
      clientsPerSecond: rate({ times: atOnce, seconds }),
      // The throughput of the cheapest call on the same machine, for comparison.
      cartReadsPerSecond: rate(await readCarts(app, people)),
    };
  } finally {
    await close();
  }
}

interface Measured {
  /** Milliseconds of each call. */
  times: number[];
  seconds: number;
}

/** Fills all carts, unmeasured, and then orders them. */
async function orderAll(app: Callable, people: Person[], clients: number): Promise<Measured> {
  const bodies = new Map<Person, object>();
  await shareOut(people, CLIENTS, async (one) => {
    for (const pid of GOODS) {
      await expectDone(app.call('POST /cart/', { who: one.who, body: { pid, quantity: 1 } }));
    }
    bodies.set(one, await orderBody(app, one));
  });
  return shareOut(people, clients, (one) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const sent = { who: one.who, headers, body: bodies.get(one) };
    return expectDone(app.call('POST /orders/', sent));
  });
}

function readCarts(app: Callable, people: Person[]): Promise<Measured> {
  return shareOut(people, CLIENTS, ({ who }) => expectDone(app.call('GET /cart/', { who })));
}

async function expectDone(call: ReturnType<Callable['call']>): Promise<void> {
  const { status, body } = await call;
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** Runs the work for all people, as many at the same time as there are clients. */
async function shareOut(
  people: Person[],
  clients: number,
  work: (one: Person) => Promise<void>,
): Promise<Measured> {
  const waiting = people.values();
  const times: number[] = [];
  const began = performance.now();
  const client = async () => {
    for (const one of waiting) {
      const start = performance.now();
      await work(one);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, seconds: (performance.now() - began) / 1000 };
}

function rate({ times, seconds }: Measured): number {
  return Number((times.length / seconds).toFixed(1));
}

function quantiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number(sorted[Math.floor(sorted.length * share)]?.toFixed(1));
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}
