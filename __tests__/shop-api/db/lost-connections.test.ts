import { expect, test } from '@jest/globals';
import { inArray, sql } from 'drizzle-orm';
import { assertInvariants, countGoods } from '@/__tests__/support/invariants';
import { ManyApps, statuses } from '@/__tests__/support/many-apps';
import { readyToOrder } from '@/__tests__/support/ready-to-order';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';

const COFFEE = 1001;
const BUYERS = size({ quick: 40, heavy: 1_000 });
/** After this number of answers all connections are cut again. */
const EVERY = 8;
const LIMIT_MS = 60_000 + BUYERS * 500;

onEachApp((app, database) => {
  /** Cuts all connections, as a server restart does; PGlite has no connections. */
  const cutConnections = () =>
    app.db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );

  test(
    `loses and duplicates none of ${BUYERS} orders while connections are cut`,
    async () => {
      const processes = await ManyApps.on(database);
      await app.db.update(products).set({ stock: 10_000 });
      const goods = await countGoods(app.db);
      const people = await readyToOrder(app, { count: BUYERS, goods: [[COFFEE, 1]] });
      let answered = 0;
      const order = async ({ who, body }: (typeof people)[number]) => {
        const answer = await processes.call('POST /orders/', { who, body });
        answered += 1;
        if (answered % EVERY === 0) await cutConnections().catch(() => undefined);
        return answer;
      };
      const answers = await Promise.all(people.map(order));
      expect(statuses(answers)).toEqual({ 200: BUYERS });
      // Read over connections that were not cut.
      const witness = await database.another();
      const ids = people.map(({ customerId }) => customerId);
      expect(await witness.$count(orders, inArray(orders.customerId, ids))).toBe(BUYERS);
      await assertInvariants(witness, goods);
    },
    LIMIT_MS,
  );
});
