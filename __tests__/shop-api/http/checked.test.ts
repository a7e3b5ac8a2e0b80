import { describe, expect, it } from '@jest/globals';
import { addToCartBody } from '@/contract/cart';
import { productListQuery } from '@/contract/catalogue';
import { reviewBody } from '@/contract/reviews';
import { checkedJson, checkedText } from '@/shop-api/http/checked';
import { readQuery } from '@/shop-api/http/query';

const queryOf = (search: string) =>
  checkedText(productListQuery, readQuery(`http://shop.test/list/${search}`));

describe('a query string', () => {
  it('is read as the types of the contract', async () => {
    expect(await queryOf('?page=2&brand=3,4&in_stock=true&price_max=99.50')).toMatchObject({
      page: 2,
      brand: [3, 4],
      in_stock: true,
      price_max: 99.5,
    });
  });

  it('may give a name several times', async () => {
    expect(await queryOf('?brand=3&brand=4,5')).toMatchObject({ brand: [3, 4, 5] });
  });

  it('counts an empty value as absent', async () => {
    expect(await queryOf('?category_id=&page=')).toEqual({ page: 1 });
  });

  it('is refused by field', async () => {
    await expect(queryOf('?page=0&ordering=name')).rejects.toMatchObject({
      code: 'invalid',
      errors: { page: expect.any(Array), ordering: expect.any(Array) },
    });
  });
});

describe('a JSON body', () => {
  it('means its types', async () => {
    await expect(checkedJson(addToCartBody, { pid: 1001, quantity: '2' })).rejects.toMatchObject({
      code: 'invalid',
      message: 'Quantity must be a whole number',
      errors: { quantity: ['Quantity must be a whole number'] },
    });
  });

  it('is trimmed and freed of unknown names', async () => {
    const body = { rating: 5, review: '  Lovely  ', product_id: 3 };
    expect(await checkedJson(reviewBody, body)).toEqual({ rating: 5, review: 'Lovely' });
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'may not surprise by a field %s',
    async (name) => {
      const body = JSON.parse(`{"rating": 4, "${name}": {"polluted": true}}`);
      expect(await checkedJson(reviewBody, body)).toEqual({ rating: 4 });
    },
  );

  it.each([{ toString: 1 }, ['a'], 7, true])('does not take %j for a text', async (review) => {
    await expect(checkedJson(reviewBody, { rating: 5, review })).rejects.toMatchObject({
      errors: { review: ['Review must be text'] },
    });
  });
});
