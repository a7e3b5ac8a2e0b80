import { afterEach, describe, expect, test } from '@jest/globals';
import { onBothApps } from '@/__tests__/support/test-app';
import type { GivenFields } from '@/contract/kit/check';
import { NAMES, type NameKind } from '@/shop-api/domain/catalogue/manage/names';
import { saveCategory } from '@/shop-api/domain/catalogue/manage/save-category';
import { saveResource } from '@/shop-api/domain/desk/save-resource';
import { GoodsDesk } from './goods-desk';

onBothApps((app) => {
  const desk = new GoodsDesk(app);

  afterEach(() => void desk.notices.splice(0));

  describe('a category', () => {
    const category = async (fields: GivenFields, id?: number) =>
      (await saveCategory({ ctx: desk.ctx, input: { id, fields } })).id;

    test('is in the menu, moves with those below it, and gives its products its name', async () => {
      const root = await category({ name: 'Hammam' });
      const middle = await category({ name: 'Soapwort', parent_id: root });
      const leaf = await category({ name: 'Bhringaloka', parent_id: middle });
      const id = await desk.save({ category_id: leaf });
      const menu = async () => {
        const { body } = await app.call('GET /categories/');
        return body.categories.find((entry: { id: number }) => entry.id === root);
      };
      expect((await menu()).children[0].children[0].id).toBe(leaf);
      expect(await desk.find(`category_id=${root}`)).toEqual([id]);
      await category({ name: 'Rasayanaloka', parent_id: root }, leaf);
      expect((await menu()).children.map((entry: { id: number }) => entry.id)).toContain(leaf);
      await desk.indexChanges();
      expect(await desk.find('prod_search=rasayanaloka')).toEqual([id]);
      expect(desk.notices).toContain('categories');
    });

    test('is never below itself, nor at a fourth level', async () => {
      const root = await category({ name: 'Upper' });
      const middle = await category({ name: 'Mid', parent_id: root });
      const leaf = await category({ name: 'Lower', parent_id: middle });
      const refusal = (reason: string) => ({ code: 'invalid', reason });
      await expect(category({ name: 'Deep', parent_id: leaf })).rejects.toMatchObject(
        refusal('category_too_deep'),
      );
      await expect(category({ name: 'Upper', parent_id: leaf }, root)).rejects.toMatchObject(
        refusal('category_below_itself'),
      );
      const other = await category({ name: 'Elsewhere' });
      await expect(category({ name: 'Upper', parent_id: other }, root)).rejects.toMatchObject(
        refusal('category_too_deep'),
      );
      await expect(category({ name: 'upper' })).rejects.toMatchObject({
        details: { errors: { slug: ['Slug is used already'] } },
      });
    });
  });

  test('brand, tag and form are names by which products are found', async () => {
    const name = async (kind: NameKind, fields: GivenFields, id?: number) =>
      (await saveResource({ ctx: desk.ctx, of: NAMES[kind], input: { id, fields } })).id;
    const brand_id = await name('brand', { name: 'Oldname' });
    const tag = await name('tag', { name: 'Upcycled', is_badge: true });
    const form_id = await name('form', { name: 'Pomade' });
    const id = await desk.save({ brand_id, form_id, tag_ids: [tag] });
    expect(await desk.find('prod_search=upcycled')).toEqual([id]);
    expect(await desk.find('prod_search=pomade')).toEqual([id]);
    await name('brand', { name: 'Kantakari' }, brand_id);
    await desk.indexChanges();
    expect(await desk.find('prod_search=kantakari')).toEqual([id]);
    await expect(name('tag', { name: 'Upcycled', slug: 'other' })).rejects.toMatchObject({
      details: { errors: { name: ['Name is used already'] } },
    });
  });
});
