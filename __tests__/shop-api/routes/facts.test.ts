import { describe, expect, test } from '@jest/globals';
import { factDeskOf, SHADE } from '@/__tests__/support/fact-desk';
import { ProductDesk } from '@/__tests__/support/product-desk';
import { onEachApp } from '@/__tests__/support/test-app';
import { deskMessages } from '@/contract/messages/staff-desk';
import { factMessages } from '@/contract/messages/staff-facts';

/** Coffee of the demo shop, and its beans. */
const COFFEE = 401;
const BEANS = 40111;

onEachApp((app) => {
  const desk = new ProductDesk(app);
  const { add, read, save, say, pageOf } = factDeskOf(app, desk);

  describe('a fact of goods', () => {
    test('is made at the desk, and its keys of its names', async () => {
      const { id } = await add({ ...SHADE, name: 'Grown under' });
      expect((await read(id)).data).toMatchObject({
        key: 'grown_under',
        choices: [{ key: 'full_shade' }, { key: 'open_sun' }],
      });
    });

    test('of every kind is saved with a product, and on its page in three languages', async () => {
      const all = { kind: 'text', in_label: true };
      await add({ ...SHADE, name: 'Kind one' });
      await add({ ...SHADE, name: 'Kind more', kind: 'choices' });
      await add({ ...all, name: 'Kind text' });
      const unit = { unit: 'm', translations: { hi: { unit: 'मी.' } } };
      await add({ ...all, name: 'Kind number', kind: 'number', ...unit });
      await add({ ...all, name: 'Kind flag', kind: 'flag' });
      await add({ ...all, name: 'Kind day', kind: 'date' });
      const facts = {
        kind_one: 'full_shade',
        kind_more: ['full_shade', 'open_sun'],
        kind_text: 'North slope',
        kind_number: 1100,
        kind_flag: true,
        kind_day: '2026-02-14',
      };
      const translations = { hi: { facts: { kind_text: 'उत्तरी ढलान' } } };
      expect((await say(1001, facts, { translations })).status).toBe(200);
      const { data } = await desk.read(1001);
      expect(data.facts).toMatchObject(facts);
      expect(data.translations.hi.facts).toEqual(translations.hi.facts);
      const page: { key: string; values: unknown[] }[] = await pageOf(1001);
      const values = Object.fromEntries(page.map((one) => [one.key, one.values]));
      expect(values).toMatchObject({
        kind_one: [{ name: 'Full shade', translations: { hi: { name: 'पूरी छाँव' } } }],
        kind_more: [{ name: 'Full shade' }, { name: 'Open sun' }],
        kind_text: [{ name: 'North slope', translations: { hi: { name: 'उत्तरी ढलान' } } }],
        kind_number: [{ name: '1,100 m', translations: { hi: { name: '1,100 मी.' } } }],
        kind_flag: [{ name: 'Yes' }],
        kind_day: [{ name: '2026-02-14' }],
      });
    });

    test('refuses what is no value of it, beside its field', async () => {
      await add({ ...SHADE, name: 'Checked choice' });
      await add({ name: 'Checked number', kind: 'number' });
      await add({ name: 'Checked day', kind: 'date' });
      const wrong = { checked_choice: 'dark', checked_number: 'many', checked_day: '2026-02-30' };
      const first = await say(1001, wrong);
      expect([first.status, Object.keys(first.body.errors)]).toEqual([
        422,
        ['facts.checked_number'],
      ]);
      const { body } = await say(1001, { ...wrong, checked_number: 3 });
      expect(Object.keys(body.errors).sort()).toEqual([
        'facts.checked_choice',
        'facts.checked_day',
      ]);
    });

    test('is of its categories and those below them alone', async () => {
      const { id } = await add({ ...SHADE, name: 'Of coffee' });
      await say(1001, { of_coffee: 'open_sun' });
      await say(1038, { of_coffee: 'open_sun' });
      expect((await desk.read(1038)).data.facts).toEqual({});
      await save(id, { category_ids: [405] });
      const keys = (await pageOf(1001)).map(({ key }: { key: string }) => key);
      expect(keys).not.toContain('of_coffee');
      // What was said stays, unseen, also when the product is saved meanwhile.
      await say(1001, { of_coffee: 'full_shade' });
      await save(id, { category_ids: [COFFEE] });
      expect((await desk.read(1001)).data.facts.of_coffee).toBe('open_sun');
    });

    test('is demanded before publishing where its categories say so', async () => {
      const { id: factId } = await add({ ...SHADE, name: 'Demanded', required_ids: [COFFEE] });
      const { id, version } = await desk.add({ category_id: BEANS, name: 'Bare beans' });
      const refused = await desk.move({ id, version }, 'publish');
      expect([refused.body.reason, refused.body.message]).toEqual([
        'facts_missing',
        deskMessages.notPublishable,
      ]);
      expect(refused.body.errors['facts.demanded']).toEqual([
        'Demanded must be given in this category',
      ]);
      const said = await say(id, { demanded: 'full_shade' });
      expect((await desk.move({ id, version: said.body.version }, 'publish')).status).toBe(200);
      await save(factId, { required_ids: [] });
    });

    test('and its choices are not removed while goods have them', async () => {
      const { id } = await add({ ...SHADE, name: 'Kept' });
      await say(1001, { kept: 'open_sun' });
      const { data, version } = await read(id);
      const [full, open] = data.choices;
      const without = await save(id, { choices: [full] });
      expect(without.body.errors.choices).toEqual([
        'Goods have the choice Open sun: give them another one first',
      ]);
      expect((await save(id, { kind: 'choices' })).body.errors.kind).toBeDefined();
      expect((await save(id, { key: 'other' })).body.errors.key).toEqual([factMessages.keyStays]);
      const removed = await desk.ask(`DELETE /staff/facts/${id}/?version=${version}`);
      expect([removed.status, removed.body.reason]).toEqual([409, 'entry_in_use']);
      const renamed = await save(id, { choices: [full, { ...open, name: 'No shade' }] });
      expect(renamed.status).toBe(200);
      await say(1001, { kept: null });
      const last = (await read(id)).version;
      expect((await desk.ask(`DELETE /staff/facts/${id}/?version=${last}`)).status).toBe(200);
    });
  });
});
