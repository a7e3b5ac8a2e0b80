import { beforeEach, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { productRelations } from '@/shop-api/db/schema/product-details';
import { products } from '@/shop-api/db/schema/products';

/** Products of the demo shop. */
const TEA = 1003;
const GHEE = 1014;
const COFFEE = 1001;

onEachApp((app) => {
  const order = new CashOrder(app);

  const beside = async (id: number) => {
    const { body } = await app.call(`GET /api/related-other-products/?product_id=${id}`, {});
    const [{ related_product_details: related, other_product_details: others }] =
      body.RelatedOtherProducts;
    const ids = (cards: { id: number }[]) => cards.map((card) => card.id);
    return { related: ids(related), others: ids(others) };
  };
  const buyTimes = async (times: number, ...ids: number[]) => {
    for (let time = 0; time < times; time += 1) {
      await order.begin((await newCustomer(app.db)).id);
      await order.place({ goods: Object.fromEntries(ids.map((id) => [id, 1])) });
      await order.move('Confirmed');
    }
  };

  beforeEach(async () => {
    for (const id of [TEA, GHEE, COFFEE])
      await app.db.update(products).set({ stock: 500 }).where(eq(products.id, id));
    await app.db.delete(productRelations).where(eq(productRelations.productId, GHEE));
  });

  test('what three orders have beside a product goes with it, after what staff have chosen', async () => {
    const chosen = { productId: GHEE, relatedId: COFFEE, kind: 'related', position: 1 } as const;
    await app.db.insert(productRelations).values(chosen);
    await buyTimes(3, GHEE, TEA);
    expect((await beside(GHEE)).related).toEqual([COFFEE, TEA]);
  });

  test('two orders say nothing', async () => {
    await buyTimes(2, COFFEE, GHEE);
    const { related } = await beside(COFFEE);
    const chosen = await app.db
      .select()
      .from(productRelations)
      .where(and(eq(productRelations.productId, COFFEE), eq(productRelations.relatedId, GHEE)));
    expect(related.includes(GHEE)).toBe(chosen.some(({ kind }) => kind === 'related'));
  });

  test('what is sold out is left out, and nothing is in both lists', async () => {
    const other = { productId: GHEE, relatedId: TEA, kind: 'other', position: 1 } as const;
    await app.db.insert(productRelations).values(other);
    await buyTimes(3, GHEE, TEA);
    expect(await beside(GHEE)).toEqual({ related: [TEA], others: [] });
    await app.db.update(products).set({ stock: 0 }).where(eq(products.id, TEA));
    expect(await beside(GHEE)).toEqual({ related: [], others: [] });
  });
});
