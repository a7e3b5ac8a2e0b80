import { describe, expect, test } from '@jest/globals';
import { object, string } from 'yup';
import { endpoints } from '@/contract/endpoints';
import { endpoint } from '@/contract/kit/endpoint';
import { buildRequest } from '@/lib/server/api/wire-format';

const named = endpoint({
  summary: 'A call with a text in its path',
  method: 'GET',
  path: 'things/{name}/parts',
  access: 'public',
  answer: object({ name: string() }),
});

const list = (query: object) =>
  buildRequest(endpoints.listProducts, { query: { page: 1, ...query } }).path;

describe('a request', () => {
  test('starts with a slash, also where the specification omits it', () => {
    expect(buildRequest(endpoints.listWishlist, {}).path).toBe('/listwish/');
  });

  test('fills in the path parameters', () => {
    expect(buildRequest(endpoints.removeFromCart, { params: { id: 12 } })).toEqual({
      method: 'DELETE',
      path: '/cart/12',
      body: undefined,
    });
  });

  test.each([
    ['a/b', 'a%2Fb'],
    ['?x=1', '%3Fx%3D1'],
    ['#top', '%23top'],
    ['हल्दी', encodeURIComponent('हल्दी')],
    ['%2e%2e', '%252e%252e'],
  ])('keeps %s in one path segment', (name, step) => {
    expect(buildRequest(named, { params: { name } }).path).toBe(`/things/${step}/parts`);
  });

  test.each(['', '.', '..'])('refuses “%s”, which would change the path', (name) => {
    expect(() => buildRequest(named, { params: { name } })).toThrow(
      expect.objectContaining({ kind: 'domain', status: 404 }),
    );
  });

  test('omits missing parameters', () => {
    const path = list({ prod_search: '', brand: [], price_min: undefined });
    expect(path).toBe(`${list({})}`);
    expect(path).toMatch(/\?page=1$/);
  });

  test('joins several values of a name and encodes them', () => {
    const query = new URL(list({ brand: [1, 2], prod_search: 'a&b=c #1' }), 'http://api.invalid');
    expect(query.searchParams.get('brand')).toBe('1,2');
    expect(query.searchParams.get('prod_search')).toBe('a&b=c #1');
  });

  test('sends flags and zero as they are', () => {
    const query = new URL(list({ in_stock: true, price_min: 0 }), 'http://api.invalid');
    expect(query.searchParams.get('in_stock')).toBe('true');
    expect(query.searchParams.get('price_min')).toBe('0');
  });

  test('sends its body as JSON', () => {
    const { method, body } = buildRequest(endpoints.addToCart, { body: { pid: 1, quantity: 2 } });
    expect([method, body]).toEqual(['POST', '{"pid":1,"quantity":2}']);
  });

  test('sends its body as a form when the call requires one, without missing fields', () => {
    const { body } = buildRequest(endpoints.getOrderPaymentLink, {
      body: {
        txnid: 't',
        amount: 490.5,
        productinfo: 'SOSE',
        billing_address: 3,
        delivery_method: 'Standard delivery',
        shipping_amount: 0,
        tax_amount: 20,
        is_a_gift: false,
        voucherCode: undefined,
        gift_voucher_amt: 0,
      },
    });
    expect(Object.fromEntries(body as FormData)).toEqual({
      txnid: 't',
      amount: '490.5',
      productinfo: 'SOSE',
      billing_address: '3',
      delivery_method: 'Standard delivery',
      shipping_amount: '0',
      tax_amount: '20',
      is_a_gift: 'false',
      gift_voucher_amt: '0',
    });
  });
});
