import { sql } from 'drizzle-orm';
import { salePriceResource } from '../../../../contract/catalogue/sale-price-desk.ts';
import { categories } from '../../../db/schema/categories.ts';
import { brands } from '../../../db/schema/product-attributes.ts';
import { products } from '../../../db/schema/products.ts';
import { salePrices } from '../../../db/schema/sale-prices.ts';
import { storedIn } from '../../desk/resource.ts';
import { assertKnown } from '../../kernel/assert-known.ts';
import { salePriceStateAt } from '../sale-prices/settle-sale-prices.ts';

/** The goods whose price it makes now: of several the lowest counts. */
const goods = sql`(SELECT count(*)::int FROM products WHERE sale_price_id = sale_prices.id)`;

/** Sale prices; the next order follows a change at once, pages within seconds. */
export const storedSalePrices = storedIn(salePriceResource, {
  table: salePrices,
  computed: { products: goods, state: salePriceStateAt },
  // `settleSalePrices` announces the pages of its goods.
  tags: [],
  usedBy: { products: ['product', 'products'] },
  moves: { end: { action: 'ended', change: () => ({ is_active: false }) } },
  check: async (tx, { product_ids, category_ids, brand_ids }) => {
    await assertKnown(tx, known('product_ids', 'Product', products, product_ids));
    await assertKnown(tx, known('category_ids', 'Category', categories, category_ids));
    await assertKnown(tx, known('brand_ids', 'Brand', brands, brand_ids));
  },
});

function known<Table extends typeof products | typeof categories | typeof brands>(
  field: string,
  label: string,
  table: Table,
  ids: readonly number[],
) {
  return { field, label, table, ids };
}
