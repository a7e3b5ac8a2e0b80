import { describe, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';

const STAFF = 3;

onEachApp((app) => {
  const ask = async (call: string, body?: object) =>
    app.call(call, { body, who: await app.customer(STAFF) });
  const add = async (fields: object): Promise<{ id: number; version: number }> =>
    (await ask('POST /staff/categories/', { fields })).body;
  const list = async (query: string) => (await ask(`GET /staff/categories/?${query}`)).body.data;
  const below = async (above: string) =>
    (await list('page_size=100'))
      .filter((row: { above: string }) => row.above === above)
      .map(({ name }: { name: string }) => name);

  describe('the desk of categories', () => {
    test('lists the tree in its order, each with the names above it', async () => {
      const root = await add({ name: 'Attars' });
      const middle = await add({ name: 'Of flowers', parent_id: root.id });
      await add({ name: 'Of jasmine', parent_id: middle.id });
      const rows = await list('page_size=100');
      const at = rows.findIndex((row: { id: number }) => row.id === root.id);
      expect(rows.slice(at, at + 3)).toMatchObject([
        { name: 'Attars', above: '', level: 1 },
        { name: 'Of flowers', above: 'Attars', level: 2, place: 0, siblings: 1 },
        { name: 'Of jasmine', above: 'Attars › Of flowers', level: 3, products: 0 },
      ]);
      expect(await list('q=jasm')).toMatchObject([{ name: 'Of jasmine' }]);
      const [most, next] = await list('sort=products&order=desc');
      expect(most.products).toBeGreaterThanOrEqual(next.products);
    });

    test('reads what it saves, and tells it', async () => {
      const { id, version } = await add({ name: 'Lamps' });
      const { body } = await ask(`GET /staff/categories/${id}/`);
      expect(body).toMatchObject({ version, data: { name: 'Lamps', metatitle: '' } });
      const fields = { ...body.data, banner_title: 'Light', translations: { hi: { name: 'दीप' } } };
      await ask(`PUT /staff/categories/${id}/`, { version, fields });
      const read = await ask(`GET /staff/categories/${id}/`);
      expect(read.body.data).toMatchObject({
        banner_title: 'Light',
        translations: fields.translations,
      });
      const stale = await ask(`PUT /staff/categories/${id}/`, { version, fields });
      expect(stale).toMatchObject({ status: 409, body: { reason: 'changed_meanwhile' } });
    });

    test('writes the banner and the texts for search engines in every language', async () => {
      const texts = {
        name: 'दीप',
        banner_title: 'रोशनी',
        banner_text: 'घर के लिए',
        metatitle: 'दीये',
      };
      const fields = { name: 'Clay lamps', banner_title: 'Light', translations: { hi: texts } };
      const { id } = await add(fields);
      const { body } = await app.call(`GET /web/products/list/?category_id=${id}`);
      expect(body.category_banners).toMatchObject([
        { title: 'Light', translations: { hi: { title: 'रोशनी', text: 'घर के लिए' } } },
      ]);
      expect(body.category_path[0].translations).toEqual({ hi: { name: 'दीप' } });
      const tree = (await app.call('GET /categories/')).body.categories;
      const found = tree.find((one: { id: number }) => one.id === id);
      expect(found.translations).toEqual({ hi: { name: 'दीप', metatitle: 'दीये' } });
    });

    test('moves a category among its siblings, who keep their order', async () => {
      const { id: parent_id } = await add({ name: 'Incense' });
      for (const name of ['First', 'Second']) await add({ name: `${name} cones`, parent_id });
      const third = await add({ name: 'Third cones', parent_id });
      const placed = await ask(`POST /staff/categories/${third.id}/place/`, {
        version: third.version,
        to: 0,
      });
      expect(await below('Incense')).toEqual(['Third cones', 'First cones', 'Second cones']);
      const last = { version: placed.body.version, to: 99 };
      await ask(`POST /staff/categories/${third.id}/place/`, last);
      expect(await below('Incense')).toEqual(['First cones', 'Second cones', 'Third cones']);
      const unknown = await ask('POST /staff/categories/999999/place/', { version: 0, to: 0 });
      expect(unknown.body.reason).toBe('category_not_found');
    });

    test('removes a category only when nothing is in it or below it', async () => {
      const root = await add({ name: 'Brooms' });
      const leaf = await add({ name: 'Of grass', parent_id: root.id });
      const remove = (id: number, version: number) =>
        ask(`DELETE /staff/categories/${id}/?version=${version}`);
      expect((await remove(root.id, root.version)).body).toMatchObject({
        reason: 'entry_in_use',
        message: 'Still in use by 1 category below it',
      });
      expect((await remove(401, 0)).body.reason).toBe('entry_in_use');
      expect((await remove(leaf.id, leaf.version)).status).toBe(200);
      expect((await remove(root.id, root.version)).status).toBe(200);
    });
  });
});
