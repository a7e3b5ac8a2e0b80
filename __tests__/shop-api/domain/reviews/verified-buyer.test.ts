import { beforeEach, expect, it } from '@jest/globals';
import { buyer } from '../../../support/buyer';
import { CashOrder, COFFEE } from '../../../support/cash-order';
import { newCustomer } from '../../../support/new-customer';
import { onEachApp } from '../../../support/test-app';

/** Of the demo shop, with plenty in stock. */
const OTHER = 1003;

onEachApp((app) => {
  const order = new CashOrder(app);

  const review = (productId: number, { who } = order.asha) =>
    app.call(`POST /rating_review/${productId}/`, { who, body: { rating: 5 } });
  const isVerified = async (productId: number) => {
    const { body } = await app.call(`GET /rating_review/${productId}/`);
    const detail = await app.call(`GET /web/single/product/${productId}/`);
    const [newest] = body.reviews;
    expect(detail.body.data.rating_review_data[0]).toEqual(newest);
    return newest.is_verified_buyer;
  };
  const deliver = () => order.move('Confirmed', 'Packed', 'Shipped', 'Delivered');

  beforeEach(async () => {
    app.clock.advance(60_000);
    await order.begin((await newCustomer(app.db)).id);
    await order.place();
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
    await order.pay();
    await order.move('Confirmed', 'Packed', 'Shipped');
    expect(await isVerified(COFFEE)).toBe(false);
  });

  it('stays one who sent the product back', async () => {
    await review(COFFEE);
    await deliver();
    await order.move('Returned');
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
    await order.move('Confirmed', 'Packed', 'Shipped');
    app.notices.length = 0;
    await order.move('Delivered');
    expect(app.notices).toEqual([`product:${COFFEE}`]);
  });
});
