import { expect, jest, test } from '@jest/globals';
import { sampleOrder } from '@/__tests__/support/sample-order';

jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { getRelatedGoods } = await import('@/lib/server/pages/related-goods');
const { getProductPage } = await import('@/lib/server/pages/product');
const { COFFEE, withShopApi } = await import('@/__tests__/support/storefront-shopper');

withShopApi();

const GHEE = 1047;
const FAMILY_JAR = 1048;
const DAL = 1015;

/** An order of these products; the first one is packing. */
function orderOf(...ids: number[]) {
  const order = sampleOrder();
  const [line] = order.rated_product_info;
  if (!line) throw new Error('The sample has a line');
  const lines = ids.map((id) => ({ ...line, id, is_packing: false }));
  return { ...order, rated_product_info: [{ ...line, id: 4901, is_packing: true }, ...lines] };
}

test('what goes with the first goods of an order is offered beside the thanks for it', async () => {
  const page = await getProductPage(COFFEE);
  const related = await getRelatedGoods(orderOf(COFFEE));
  expect(related.length).toBeGreaterThan(0);
  expect(related).toEqual(page?.beside?.related);
});

test('neither the goods of the order are offered with it, nor other sizes of them', async () => {
  const bought = [GHEE, DAL];
  const ids = (await getRelatedGoods(orderOf(...bought))).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual([...new Set(ids)]);
  for (const id of [...bought, FAMILY_JAR]) expect(ids).not.toContain(id);
});

test('an order of goods that are no longer sold offers nothing', async () => {
  expect(await getRelatedGoods(orderOf(999_999))).toEqual([]);
  expect(await getRelatedGoods(orderOf())).toEqual([]);
  expect(await getRelatedGoods(null)).toEqual([]);
});
