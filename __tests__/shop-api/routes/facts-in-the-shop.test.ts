import { describe, expect, test } from '@jest/globals';
import { factDeskOf, SHADE } from '@/__tests__/support/fact-desk';
import { ProductDesk } from '@/__tests__/support/product-desk';
import { onEachApp } from '@/__tests__/support/test-app';

onEachApp((app) => {
  const desk = new ProductDesk(app);
  const { add, save, say, pageOf } = factDeskOf(app, desk);

  describe('a fact made at the desk', () => {
    const list = async (query: string) => (await app.call(`GET /web/products/list/?${query}`)).body;
    const idsOf = (listing: { data: { data: { id: number }[] } }) =>
      listing.data.data.map(({ id }) => id);

    test('is on the product, in filter, search, feed and export at once', async () => {
      await add({
        ...SHADE,
        name: 'Grain',
        is_filter: true,
        is_searched: true,
        choices: [{ name: 'Quixotic', translations: { hi: { name: 'अनूठा' } } }, { name: 'Plain' }],
      });
      // What was listed before is read with its columns from now on.
      const keysOf = async () =>
        (await list('category_id=401')).facets.facts.map(({ key }: { key: string }) => key);
      expect(await keysOf()).not.toContain('grain');
      await say(1001, { grain: 'quixotic' });
      await say(1002, { grain: 'plain' });
      expect(
        (await pageOf(1001)).find(({ key }: { key: string }) => key === 'grain'),
      ).toMatchObject({
        name: 'Grain',
        values: [{ name: 'Quixotic' }],
      });
      const whole = await list('category_id=401');
      const ofGrain = ({ facets }: typeof whole) =>
        facets.facts.filter(({ key }: { key: string }) => key === 'grain');
      expect(ofGrain(whole)).toMatchObject([
        {
          key: 'grain',
          values: [
            { key: 'quixotic', count: 1 },
            { key: 'plain', count: 1 },
          ],
        },
      ]);
      const chosen = await list('category_id=401&facts=grain:quixotic');
      expect(idsOf(chosen)).toEqual([1001]);
      // The counts of a filter apply the other filters only.
      expect(ofGrain(chosen)[0].values.map(({ count }: { count: number }) => count)).toEqual([
        1, 1,
      ]);
      expect(idsOf(await list('prod_search=quixotic'))).toEqual([1001]);
      expect(idsOf(await list(`prod_search=${encodeURIComponent('अनूठा')}`))).toEqual([1001]);
      const feed = await app.call('GET /web/products/feed/?after=1000');
      expect(feed.body.data[0].facts).toEqual(
        expect.arrayContaining([expect.objectContaining({ name: 'Grain' })]),
      );
      const file = await desk.ask('GET /staff/products/export/csv/');
      const [header, ...rows] = String(file.body).split('\r\n');
      expect(header).toContain(',Grain');
      expect(rows.find((row) => row.startsWith('VNY-1001,'))).toContain(',Quixotic');
    });

    test('that is a number has bounds, and an order in which goods without it come last', async () => {
      await add({ name: 'Height', kind: 'number', is_filter: true, is_sort: true });
      await say(1001, { height: 900 });
      await say(1038, { height: 1200 });
      const between = await list('facts=height_min:1000');
      expect(idsOf(between)).toEqual([1038]);
      expect(between.facets.facts.at(-1)).toMatchObject({
        key: 'height',
        range: { min: 900, max: 1200 },
      });
      expect(between.fact_orders).toMatchObject([{ key: 'height' }]);
      expect(idsOf(await list('ordering=fact_height')).slice(0, 2)).toEqual([1001, 1038]);
      expect(idsOf(await list('ordering=-fact_height')).slice(0, 2)).toEqual([1038, 1001]);
    });

    test('is nowhere while it is switched off, and a link that chose it leads to all goods', async () => {
      const { id } = await add({ ...SHADE, name: 'Off', is_filter: true });
      await say(1001, { off: 'open_sun' });
      const chosen = 'category_id=401&facts=off:full_shade';
      expect((await list(chosen)).total_count).toBe(0);
      await save(id, { is_active: false });
      expect((await list(chosen)).total_count).toBeGreaterThan(1);
      await save(id, { is_active: true });
      expect((await desk.read(1001)).data.facts.off).toBe('open_sun');
      expect(idsOf(await list('category_id=401&facts=off:open_sun'))).toEqual([1001]);
    });
  });
});
