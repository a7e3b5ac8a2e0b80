import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq, gt } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { productRelations } from '@/shop-api/db/schema/product-details';
import { products } from '@/shop-api/db/schema/products';
import { listCategories } from '@/shop-api/domain/catalogue/categories';
import { listProductsOfCategory } from '@/shop-api/domain/catalogue/list-products-of-category';
import { getProduct } from '@/shop-api/domain/catalogue/product/get-product';
import { getRelatedProducts } from '@/shop-api/domain/catalogue/product/get-related-products';
import { isVisible } from '@/shop-api/domain/catalogue/visible';
import type { Context } from '@/shop-api/domain/kernel/context';

const GIFT_BOX = 4901;
const missing = expect.objectContaining({ code: 'not_found' });

onEachDatabase((database) => {
  let ctx: Context;
  const get = (productId: number) => getProduct({ ctx, input: { productId } });
  const related = (productId: number) => getRelatedProducts({ ctx, input: { productId } });

  beforeAll(async () => {
    ctx = await newVisitor(database.db);
  });

  describe('a product', () => {
    test('shows the label facts of imported goods', async () => {
      expect(await get(1061)).toMatchObject({
        country_of_origin: 'Sri Lanka',
        manufacturer: null,
        importer: { name: 'Vanya Pack House (importer)' },
        net_quantity: { value: 50, unit: 'g' },
        unit_price: { value: 6.8, per: 'g' },
        licence: { type: 'FSSAI' },
        veg: true,
        shelf_life_months: 24,
      });
    });

    test('shows its four views, the front first, and the path to its category', async () => {
      const { images, share_image, category_path } = await get(1001);
      expect(images.map(({ view }) => view)).toEqual(['front', 'still', 'plate', 'back']);
      expect(share_image).toBe(`${images[0]?.picture.src}/share.jpg`);
      expect(category_path.map(({ id }) => id)).toEqual([401, 4011, 40111]);
    });

    test('shows its six newest reviews, and the star counts of all', async () => {
      const { rating_review_data: reviews, star_distribution, average_rating } = await get(1006);
      expect(reviews).toHaveLength(6);
      const dates = reviews.map((review) => review.created_at);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(star_distribution).toEqual({ 1: 0, 2: 5, 3: 6, 4: 11, 5: 30 });
      expect(average_rating).toEqual({ average_rating: 4.3, review_count: 52 });
    });

    test.each([0, 999_999, GIFT_BOX])('is not found under the id %d', async (id) => {
      await expect(get(id)).rejects.toEqual(missing);
      await expect(related(id)).rejects.toEqual(missing);
    });
  });

  describe('related products', () => {
    const idsOf = (cards: { id: number }[]) => cards.map(({ id }) => id);

    test('come in their order, without unpublished ones', async () => {
      const publish = (isPublished: boolean) =>
        database.db.update(products).set({ isPublished }).where(eq(products.id, 1018));
      await publish(false);
      const found = await related(1001);
      await publish(true);
      expect(idsOf(found.related_product_details)).toEqual([1077, 1054, 1076]);
      expect(idsOf(found.other_product_details)).toEqual([1002, 1003, 1004, 1081]);
      expect(found.product_details).toEqual({ id: 1001, name: 'Hill Shade Arabica Beans' });
    });

    test('can be bought, and are no other size of the product, on every product', async () => {
      const { db } = database;
      const all = await db.select().from(products).where(isVisible());
      const groupOf = new Map(all.map(({ id, sizeGroup }) => [id, sizeGroup ?? id]));
      for (const { id } of all) {
        const { related_product_details: goWith, other_product_details: others } =
          await related(id);
        const shelves = [...goWith, ...others];
        expect(shelves.filter((card) => card.available_stock_quantity === 0)).toEqual([]);
        expect(shelves.map((card) => groupOf.get(card.id))).not.toContain(groupOf.get(id));
        expect(idsOf(shelves)).toEqual([...new Set(idsOf(shelves))]);
      }
    });

    test('leave out another size and what is sold out, even if staff relate it', async () => {
      const { db } = database;
      const [ghee, familyJar, soldOut] = [1047, 1048, 1049];
      const rows = [familyJar, soldOut].map((relatedId, at) => ({
        ...{ productId: ghee, kind: 'related' as const, relatedId, position: 101 + at },
      }));
      const before = idsOf((await related(ghee)).related_product_details);
      await db.insert(productRelations).values(rows);
      const after = idsOf((await related(ghee)).related_product_details);
      await db.delete(productRelations).where(gt(productRelations.position, 100));
      expect(after).toEqual(before);
    });

    test('that go with a product are of another kind than the product', async () => {
      const goWith = async (id: number) => idsOf((await related(id)).related_product_details);
      expect(await goWith(1047)).toEqual([1015, 1014, 1064, 1062]);
      expect(await goWith(1033)).toEqual([1035, 1023, 1008, 1029]);
    });
  });

  describe('categories', () => {
    test('are a tree of three levels in menu order, without packing materials', async () => {
      const tree = await listCategories({ ctx });
      expect(tree).toHaveLength(15);
      expect(tree[0]).toMatchObject({
        id: 401,
        featured_order: 1,
        children: [
          { id: 4011, children: [{ id: 40111, children: [] }, { id: 40112 }] },
          {},
          {},
          {},
        ],
      });
      expect(tree.map(({ id }) => id)).not.toContain(490);
    });

    test('list packing materials only under their own category', async () => {
      const packing = await listProductsOfCategory({ ctx, input: { categoryId: 490 } });
      expect(packing.map(({ id }) => id)).toEqual([4901, 4902, 4903, 4904, 4905, 4906]);
      const herbs = await listProductsOfCategory({ ctx, input: { categoryId: 402 } });
      expect(herbs).toHaveLength(8);
      expect(await listProductsOfCategory({ ctx, input: { categoryId: 1 } })).toEqual([]);
    });
  });
});
