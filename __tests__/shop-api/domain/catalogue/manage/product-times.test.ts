import { afterEach, describe, expect, test } from '@jest/globals';
import { onBothApps } from '@/__tests__/support/test-app';
import { showDueProducts } from '@/shop-api/domain/catalogue/manage/product-states';
import { GoodsDesk } from './goods-desk';

const MINUTE_MS = 60_000;

onBothApps((app) => {
  const desk = new GoodsDesk(app);
  const inMinutes = (minutes: number) =>
    new Date(app.clock.now().getTime() + minutes * MINUTE_MS).toISOString();
  const pass = (minutes: number) => {
    app.clock.advance(minutes * MINUTE_MS);
    return showDueProducts(desk.ctx);
  };
  const isInShop = async (id: number) =>
    (await desk.page(id)) !== 404 && (await desk.find('prod_search=brahmi+timed')).includes(id);

  afterEach(() => void desk.notices.splice(0));

  describe('a product with a time', () => {
    test('comes and goes by itself, and the storefront is told each time', async () => {
      const name = 'Brahmi Timed';
      const id = await desk.save({
        name,
        visible_from: inMinutes(5),
        visible_until: inMinutes(10),
      });
      expect(await isInShop(id)).toBe(false);
      desk.notices.splice(0);
      expect(await pass(4)).toBe(0);
      expect(desk.notices).toEqual([]);
      expect(await pass(1)).toBe(1);
      expect(await isInShop(id)).toBe(true);
      expect(desk.notices).toEqual([`product:${id}`, 'products']);
      expect(await pass(4)).toBe(0);
      expect(await pass(1)).toBe(1);
      expect(await isInShop(id)).toBe(false);
    });

    test('whose time is changed is shown or hidden by the save', async () => {
      const fields = { name: 'Brahmi Timed', sku: desk.newSku() };
      const id = await desk.save({ ...fields, visible_from: inMinutes(5) });
      await desk.draft(fields, id);
      expect(await isInShop(id)).toBe(true);
      await desk.draft({ ...fields, visible_until: inMinutes(-1) }, id);
      expect(await isInShop(id)).toBe(false);
    });

    test('is not shown before it is published, whatever the time', async () => {
      const id = await desk.draft({ name: 'Brahmi Timed', visible_from: inMinutes(5) });
      expect(await pass(6)).toBe(0);
      expect(await desk.page(id)).toBe(404);
    });
  });
});
