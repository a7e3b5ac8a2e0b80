import { SAMPLE_GOODS } from '@/__tests__/shop-api/domain/catalogue/manage/goods-desk';
import type { BundlePart } from '@/contract/catalogue/bundle-parts';
import { publishProduct } from '@/shop-api/domain/catalogue/manage/move-product';
import { saveProduct } from '@/shop-api/domain/catalogue/manage/save-product';
import { followParts } from '@/shop-api/domain/inventory/follow-parts';
import { COMMAND_LINE } from '@/shop-api/domain/trail/desk-context';
import type { TestApp } from './test-app';

/** Goods of the demo shop: beans for ₹495.00 and oil for ₹340.00, taxed at 5 %; face oil at 18 %. */
export const [COFFEE, OIL, CREAM] = [1001, 1051, 1027] as const;

/** What is taxed as a cosmetic needs its licence. */
export const COSMETIC = { licence: SAMPLE_GOODS.licence };

let made = 0;

/** Makes bundles as staff do, and lets pages follow as the job does. */
export function bundleShop(app: TestApp) {
  const ctx = () => ({
    ...{ db: app.db, clock: app.clock, who: COMMAND_LINE },
    notify: () => undefined,
  });
  const part = ([product_id, quantity]: readonly [number, number]): BundlePart => ({
    product_id,
    quantity,
  });
  return {
    ctx,
    /** Adds a bundle and publishes it, or saves the one with the id; by default of beans and two oils. */
    async save(
      parts: readonly (readonly [number, number])[] = [
        [COFFEE, 1],
        [OIL, 2],
      ],
      fields: object = {},
      id?: number,
    ): Promise<number> {
      made += id === undefined ? 1 : 0;
      const given = {
        ...{ ...SAMPLE_GOODS, name: 'Morning Pair', sku: `PAIR-${id ?? made}` },
        ...{ mrp: 1500, price: 999, hsn: '0901', gst_rate: 0, veg: true },
        licence: { type: 'FSSAI', number: '10012345678901' },
        bundle_parts: parts.map(part),
        ...fields,
      };
      const saved = await saveProduct({ ctx: ctx(), input: { id, fields: given } });
      if (id === undefined) await publishProduct({ ctx: ctx(), input: { id: saved.id } });
      return saved.id;
    },
    follow: () => followParts({ ctx: ctx() }),
  };
}
