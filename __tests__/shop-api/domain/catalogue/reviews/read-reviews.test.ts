import { beforeEach, expect, test } from '@jest/globals';
import { buyer } from '@/__tests__/support/buyer';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { newCustomer } from '@/__tests__/support/new-customer';
import { plansOf } from '@/__tests__/support/plans-of';
import { onEachApp } from '@/__tests__/support/test-app';
import { readReviews } from '@/shop-api/domain/catalogue/reviews/read-reviews';

/** A product of the demo shop with a large stock. */
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

  test('a verified buyer has received the product, before or after the review', async () => {
    await review(COFFEE);
    expect(await isVerified(COFFEE)).toBe(false);
    await deliver();
    expect(await isVerified(COFFEE)).toBe(true);
    await review(COFFEE);
    expect(await isVerified(COFFEE)).toBe(true);
  });

  test('the newest reviews are read from an index, not sorted', async () => {
    const plan = await plansOf(app.db, (tx) =>
      readReviews(tx, { productId: COFFEE, page: 1, size: 30 }),
    );
    expect(plan).toContain('Index Scan using reviews_newest_first');
    expect(plan).not.toContain('Sort');
  });

  test('a customer who ordered and paid, but got nothing yet, is no verified buyer', async () => {
    await review(COFFEE);
    await order.pay();
    await order.move('Confirmed', 'Packed', 'Shipped');
    expect(await isVerified(COFFEE)).toBe(false);
  });

  test('a customer who returned the product stays a verified buyer', async () => {
    await review(COFFEE);
    await deliver();
    await order.move('Returned');
    expect(await isVerified(COFFEE)).toBe(true);
  });

  test('a buyer of another product and any other customer are no verified buyers', async () => {
    await deliver();
    await review(OTHER);
    expect(await isVerified(OTHER)).toBe(false);
    await review(COFFEE);
    app.clock.advance(60_000);
    await review(COFFEE, await buyer(app, (await newCustomer(app.db)).id));
    expect(await isVerified(COFFEE)).toBe(false);
  });

  test('an author without an account is no verified buyer', async () => {
    const { body } = await app.call(`GET /rating_review/${OTHER}/`);
    expect(body.reviews.length).toBeGreaterThan(0);
    expect(body.reviews).not.toContainEqual(expect.objectContaining({ is_verified_buyer: true }));
  });

  test('a delivery notifies the storefront which pages show the verified buyer', async () => {
    await review(COFFEE);
    await order.move('Confirmed', 'Packed', 'Shipped');
    app.notices.length = 0;
    await order.move('Delivered');
    expect(app.notices).toEqual([`product:${COFFEE}`]);
  });
});
