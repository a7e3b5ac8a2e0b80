import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { plansOf } from '@/__tests__/support/plans-of';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { banners, homeSections } from '@/shop-api/db/schema/home';
import { products } from '@/shop-api/db/schema/products';
import { listBanners, listStatistics } from '@/shop-api/domain/catalogue/home/home-content';
import { listHomeProducts } from '@/shop-api/domain/catalogue/home/list-home-products';
import { listSections } from '@/shop-api/domain/catalogue/home/list-sections';
import type { Context } from '@/shop-api/domain/kernel/context';

/** A product of the demo shop. */
const COFFEE = 1001;

onEachDatabase((database) => {
  let ctx: Context;

  beforeEach(async () => {
    ctx = await newVisitor(database.db, '2026-11-21T06:30:00Z');
  });

  describe('sections', () => {
    test('are listed by slot, in their order', async () => {
      const keysOf = async (slot: 'upper' | 'lower' | 'foot') =>
        (await listSections({ ctx, input: { slot } })).map((section) => section.key);
      expect(await keysOf('upper')).toEqual(['about', 'certificates']);
      expect(await keysOf('lower')).toEqual(['awards', 'licences']);
      expect(await keysOf('foot')).toEqual(['non_gmo', 'services']);
    });

    test('that staff hid are marked as hidden', async () => {
      const show = (isVisibleOnWebsite: boolean) =>
        database.db
          .update(homeSections)
          .set({ isVisibleOnWebsite })
          .where(eq(homeSections.key, 'awards'));
      const flags = async () =>
        (await listSections({ ctx, input: { slot: 'lower' } })).map(
          (section) => section.is_visible_on_website,
        );
      await show(false);
      expect(await flags()).toEqual([false, true]);
      await show(true);
      expect(await flags()).toEqual([true, true]);
    });

    test('have their own items', async () => {
      const [awards, licences] = await listSections({ ctx, input: { slot: 'lower' } });
      expect(awards?.images).toHaveLength(5);
      expect(licences?.images.map((item) => item.text)).toContain('DEMO/AYU/0000');
    });
  });

  describe('banners', () => {
    const titles = async (sequence?: 'Upper' | 'Lower') =>
      (await listBanners({ ctx, input: { sequence } })).map((banner) => banner.title);

    test('are listed by sequence, in their order', async () => {
      const lower = { sequence: 'Lower', altText: 'Rain', ground: 'neel' } as const;
      await database.db.insert(banners).values([
        { ...lower, position: 2, title: 'Second below' },
        { ...lower, position: 1, title: 'First below' },
      ]);
      expect(await titles('Lower')).toEqual(['First below', 'Second below']);
      expect(await titles('Upper')).toEqual([
        'Ghee the slow way',
        'From the shaded hills',
        'Gifts that get used up',
        'Ask before you take',
      ]);
      expect(await titles()).toHaveLength(6);
      await database.db.delete(banners).where(eq(banners.sequence, 'Lower'));
    });

    test('are left out until they are published', async () => {
      const publish = (isPublished: boolean) =>
        database.db.update(banners).set({ isPublished }).where(eq(banners.id, 2));
      await publish(false);
      expect(await titles('Upper')).not.toContain('From the shaded hills');
      await publish(true);
    });

    test('name their product only while it is published', async () => {
      const publish = (isPublished: boolean) =>
        database.db.update(products).set({ isPublished }).where(eq(products.id, COFFEE));
      const named = async () =>
        (await listBanners({ ctx, input: {} })).find((banner) => banner.id === 1)?.products;
      await database.db.update(banners).set({ productId: COFFEE }).where(eq(banners.id, 1));
      expect(await named()).toEqual({ name: 'Hill Shade Arabica Beans' });
      await publish(false);
      expect(await named()).toBeNull();
      await publish(true);
      await database.db.update(banners).set({ productId: null }).where(eq(banners.id, 1));
    });
  });

  test.each(['new_arrivals', 'must_try', 'best_of_all_time'] as const)(
    'the carousel %s shows at most 12 products, all of them published',
    async (list) => {
      const displayed = async () =>
        (await listHomeProducts({ ctx, input: { list } })).map(({ product }) => product.id);
      const before = await displayed();
      const [first = 0] = before;
      expect(before.length).toBeGreaterThan(0);
      expect(before.length).toBeLessThanOrEqual(12);
      await database.db.update(products).set({ isPublished: false }).where(eq(products.id, first));
      expect(await displayed()).not.toContain(first);
      await database.db.update(products).set({ isPublished: true }).where(eq(products.id, first));
      expect(await displayed()).toEqual(before);
    },
  );

  test('the newest products are new arrivals while staff have marked none', async () => {
    const listed = async () =>
      (await listHomeProducts({ ctx, input: { list: 'new_arrivals' } })).map(
        ({ product }) => product.id,
      );
    const before = await listed();
    const unmarked = await database.db
      .update(products)
      .set({ isNewArrival: false })
      .where(eq(products.isNewArrival, true))
      .returning({ id: products.id });
    const newest = await listed();
    expect(newest).toHaveLength(12);
    expect(newest).toEqual(newest.toSorted((a, b) => b - a));
    const ids = unmarked.map(({ id }) => id);
    await database.db.update(products).set({ isNewArrival: true }).where(inArray(products.id, ids));
    expect(await listed()).toEqual(before);
  });

  test.each([
    ['new_arrivals', 'products_new_arrivals'],
    ['must_try', 'products_must_try'],
    ['best_of_all_time', 'products_best_of_all_time'],
  ] as const)('the carousel %s reads its own index, not the whole shop', async (list, index) => {
    const plan = await plansOf(database.db, (db) =>
      listHomeProducts({ ctx: { ...ctx, db }, input: { list } }),
    );
    expect(plan).toContain(`Index Scan using ${index}`);
  });

  test('statistics are listed in their order', async () => {
    const [first] = await listStatistics({ ctx });
    expect(first).toEqual({ id: 1, name: 'Small makers', value: '120+' });
  });
});
