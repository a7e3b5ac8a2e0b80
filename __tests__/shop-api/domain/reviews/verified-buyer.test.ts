import { beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { orders } from '@/shop-api/db/schema/orders';
import type { Buyer } from '../../../support/buyer';
import { buyer, fillCart, orderBody } from '../../../support/buyer';
import { newCustomer } from '../../../support/new-customer';
import { onEachApp } from '../../../support/test-app';

/** Of the demo shop, with plenty in stock. */
const COFFEE = 1001;
const OTHER = 1003;
const STAFF = 3;

onEachApp((app) => {
  let asha: Buyer;
  let staff: Record<string, string>;
  let id: number;

  const review = (productId: number, { who } = asha) =>
    app.call(`POST /rating_review/${productId}/`, { who, body: { rating: 5 } });
  const isVerified = async (productId: number) => {
    const { body } = await app.call(`GET /rating_review/${productId}/`);
    const detail = await app.call(`GET /web/single/product/${productId}/`);
    const [newest] = body.reviews;
    expect(detail.body.data.rating_review_data[0]).toEqual(newest);
    return newest.is_verified_buyer;
  };
  const move = (to: string) => app.call(`POST /orders/${id}/move/`, { who: staff, body: { to } });
  const deliver = async () => {
    for (const to of ['Confirmed', 'Packed', 'Shipped', 'Delivered']) await move(to);
  };

  beforeEach(async () => {
    app.clock.advance(60_000);
    staff = await app.customer(STAFF);
    asha = await buyer(app, (await newCustomer(app.db)).id);
    await fillCart(app, asha, { [COFFEE]: 2 });
    const body = await orderBody(app, asha);
    const placed = await app.call('POST /orders/', { who: asha.who, body });
    const own = eq(orders.number, placed.body.order_id);
    id = (await app.db.select().from(orders).where(own))[0]?.id ?? 0;
  });

  it('is whoever got the product, whichever came first', async () => {
    await review(COFFEE);
    expect(await isVerified(COFFEE)).toBe(false);
    await deliver();
    expect(await isVerified(COFFEE)).toBe(true);
    await review(COFFEE);
    expect(await isVerified(COFFEE)).toBe(true);
  });

  it('is nobody who ordered and paid, and got nothing yet', async () => {
    await review(COFFEE);
    await app.db.update(orders).set({ paidAt: app.clock.now() }).where(eq(orders.id, id));
    for (const to of ['Confirmed', 'Packed', 'Shipped']) await move(to);
    expect(await isVerified(COFFEE)).toBe(false);
  });

  it('stays one who sent the product back', async () => {
    await review(COFFEE);
    await deliver();
    await move('Returned');
    expect(await isVerified(COFFEE)).toBe(true);
  });

  it('is no buyer of another product, and nobody else', async () => {
    await deliver();
    await review(OTHER);
    expect(await isVerified(OTHER)).toBe(false);
    await review(COFFEE);
    app.clock.advance(60_000);
    await review(COFFEE, await buyer(app, (await newCustomer(app.db)).id));
    expect(await isVerified(COFFEE)).toBe(false);
  });

  it('tells the storefront which pages show it from now on', async () => {
    await review(COFFEE);
    for (const to of ['Confirmed', 'Packed', 'Shipped']) await move(to);
    app.notices.length = 0;
    await move('Delivered');
    expect(app.notices).toEqual([`product:${COFFEE}`]);
  });
});
