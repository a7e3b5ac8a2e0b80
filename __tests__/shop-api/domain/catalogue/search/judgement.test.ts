import { expect, test } from '@jest/globals';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { listProducts } from '@/shop-api/domain/catalogue/listing/list-products';
import { JUDGEMENTS } from './judgements';

const SHOWN_FIRST = 3;

onEachDatabase((database) => {
  const search = async (query: string) => {
    const ctx = await newVisitor(database.db);
    const { data, total_count } = await listProducts({
      ctx,
      input: { page: 1, prod_search: query },
    });
    return {
      ids: data.data.map(({ id }) => id),
      names: data.data.map(({ name }) => name),
      total_count,
    };
  };

  test.each(JUDGEMENTS)(
    'a search for "%s" shows an intended product among the first three',
    async (query, expected) => {
      const { ids, names } = await search(query);
      const first = ids.slice(0, SHOWN_FIRST);
      const isFound =
        expected.length === 0 ? ids.length === 0 : expected.some((id) => first.includes(id));
      expect({ query, isFound, names: isFound ? [] : names.slice(0, 5) }).toEqual({
        query,
        isFound: true,
        names: [],
      });
    },
  );
});
