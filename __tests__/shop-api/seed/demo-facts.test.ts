import { expect, test } from '@jest/globals';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { hasFact, withFacts } from '@/contract/catalogue/fact-values';
import { productFields } from '@/contract/catalogue/manage';
import { OTHER_LANGUAGES } from '@/contract/shop/languages';
import { readFacts } from '@/shop-api/domain/catalogue/goods-facts';
import { readSeedData } from '@/shop-api/seed/seed-data';

onEachDatabase((database) => {
  test('what the demo goods say are values of facts that their categories have', async () => {
    const facts = await readFacts(database.db);
    const { catalogue } = await readSeedData();
    const rules = withFacts(productFields, facts);
    for (const { facts: own } of catalogue.products) {
      await expect(rules.validateAt('facts', { facts: own })).resolves.toBeDefined();
    }
    const said = catalogue.products.flatMap(({ category_id, facts: own = {} }) => {
      return Object.keys(own).map((key) => ({ key, category_id }));
    });
    const has = ({ key, category_id }: (typeof said)[number]) =>
      facts.some((fact) => fact.key === key && hasFact(fact, category_id));
    expect(said.filter((one) => !has(one))).toEqual([]);
    expect(said.length).toBeGreaterThan(10);
  });

  test('the demo facts and their choices are named in every language', async () => {
    const facts = await readFacts(database.db);
    const unnamed = facts.flatMap(({ key, translations, choices }) =>
      OTHER_LANGUAGES.filter(
        (code) => !translations[code]?.name || choices.some((one) => !one.translations[code]?.name),
      ).map((code) => `${key} ${code}`),
    );
    expect(unnamed).toEqual([]);
  });
});
