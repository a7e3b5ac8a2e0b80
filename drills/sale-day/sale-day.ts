import { lt } from 'drizzle-orm';
import type { Database } from '../../shop-api/db/database.ts';
import { products } from '../../shop-api/db/schema/products.ts';
import { FreshnessWatch } from './checks/freshness.ts';
import type { Cluster } from './machines/open-cluster.ts';
import { makeShoppers } from './people/shoppers.ts';
import { makeStaff } from './people/staff.ts';
import { measureAlone } from './report/measure-alone.ts';
import { ResourceWatch } from './report/resource-watch.ts';
import { SIZES } from './settings.ts';
import { Answers } from './traffic/answers.ts';
import { type Acknowledged, buy, FIRST_AFTER_GOODS } from './traffic/buy.ts';
import { Day } from './traffic/day.ts';
import { browse, productAddresses, search } from './traffic/look.ts';
import { pack } from './traffic/pack.ts';
import { Chronicle } from './trouble/chronicle.ts';

const PLENTY = 1_000_000;

/** The people of a sale day, what they did, and what happened to the shop meanwhile. */
export type SaleDay = Awaited<ReturnType<typeof prepareSaleDay>>;

/** Brings goods, shoppers and staff together. */
export async function prepareSaleDay(cluster: Cluster, db: Database) {
  await db.update(products).set({ stock: PLENTY }).where(lt(products.id, FIRST_AFTER_GOODS));
  const answers = new Answers();
  const chronicle = new Chronicle(cluster);
  const staff = await makeStaff(db, answers);
  return {
    answers,
    chronicle,
    staff,
    shoppers: await makeShoppers(db, SIZES.buyers),
    products: await productAddresses(answers),
    freshness: new FreshnessWatch(cluster, chronicle, staff),
    resources: new ResourceWatch(cluster, db, (share) => chronicle.noteOtherWork(share)),
    /** Every order that a shopper was told of. */
    orders: [] as Acknowledged[],
    /** The numbers of orders that staff have packed. */
    packed: [] as string[],
  };
}

/** Measures visitors alone, and then shoppers alone, before anything goes wrong. */
export async function measureQuietHours(sale: SaleDay) {
  const { answers, shoppers, orders, resources } = sale;
  const visitors = SIZES.browsers + SIZES.searchers;
  const look = () => (Math.random() < 2 / 3 ? browse(answers, sale.products) : search(answers));
  const pages = await measureAlone({ resources, people: visitors, work: look });
  const free = [...shoppers];
  const order = async () => {
    const shopper = free.shift();
    const placed = shopper && (await buy(answers, shopper));
    if (placed) orders.push(placed);
    if (shopper) free.push(shopper);
    return placed ? [placed.tookMs] : [];
  };
  return { pages, orders: await measureAlone({ resources, people: SIZES.buyers, work: order }) };
}

/** Sells until all orders are placed and each trouble has happened; returns how long that took. */
export async function sellInTrouble(sale: SaleDay): Promise<{ from: number; to: number }> {
  const { answers, chronicle, freshness, staff, shoppers, orders, packed } = sale;
  const day = new Day();
  for (let n = 0; n < SIZES.browsers; n += 1) day.again(() => browse(answers, sale.products));
  for (let n = 0; n < SIZES.searchers; n += 1) day.again(() => search(answers));
  for (const shopper of shoppers)
    day.again(async () => {
      const placed = await buy(answers, shopper);
      if (placed) orders.push(placed);
    });
  day.again(() => pack(staff, orders, packed));
  day.again(() => freshness.change());
  day.again(() => chronicle.killAnApi());
  await day.while(chronicle.causeAll());
  await day.until(() => orders.length >= SIZES.orders);
  await day.end();
  return { from: day.began, to: Date.now() };
}
