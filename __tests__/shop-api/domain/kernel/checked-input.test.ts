import { describe, expect, test } from '@jest/globals';
import { addToCartBody } from '@/contract/cart/cart';
import { productListQuery } from '@/contract/catalogue/catalogue';
import { reviewBody } from '@/contract/catalogue/reviews';
import { quantityMessages } from '@/contract/messages/cart';
import { checkedJson, checkedText } from '@/shop-api/domain/kernel/checked-input';
import { readQuery } from '@/shop-api/http/params';

const queryOf = (search: string) =>
  checkedText(productListQuery, readQuery(`http://shop.test/list/${search}`));

describe('a query string', () => {
  test('is cast to the types of the contract', async () => {
    expect(await queryOf('?page=2&brand=3,4&in_stock=true&price_max=99.50')).toMatchObject({
      page: 2,
      brand: [3, 4],
      in_stock: true,
      price_max: 99.5,
    });
  });

  test('may repeat a name', async () => {
    expect(await queryOf('?brand=3&brand=4,5')).toMatchObject({ brand: [3, 4, 5] });
  });

  test('counts an empty value as absent', async () => {
    expect(await queryOf('?category_id=&page=')).toEqual({ page: 1 });
  });

  test('is refused by field', async () => {
    await expect(queryOf('?page=0&ordering=name')).rejects.toMatchObject({
      code: 'invalid',
      details: { errors: { page: expect.any(Array), ordering: expect.any(Array) } },
    });
  });
});

describe('a JSON body', () => {
  test('is not cast to other types', async () => {
    await expect(checkedJson(addToCartBody, { pid: 1001, quantity: '2' })).rejects.toMatchObject({
      code: 'invalid',
      message: quantityMessages.notWhole,
      details: { errors: { quantity: [quantityMessages.notWhole] } },
    });
  });

  test('is trimmed and stripped of unknown names', async () => {
    const body = { rating: 5, review: '  Lovely  ', product_id: 3 };
    expect(await checkedJson(reviewBody, body)).toEqual({ rating: 5, review: 'Lovely' });
  });

  test.each(['__proto__', 'constructor', 'toString'])('drops a field %s', async (name) => {
    const body = JSON.parse(`{"rating": 4, "${name}": {"polluted": true}}`);
    expect(await checkedJson(reviewBody, body)).toEqual({ rating: 4 });
  });

  test.each([{ toString: 1 }, ['a'], 7, true])('does not accept %j as a text', async (review) => {
    await expect(checkedJson(reviewBody, { rating: 5, review })).rejects.toMatchObject({
      details: { errors: { review: ['Review must be text'] } },
    });
  });
});
