import { beforeEach, describe, expect, test } from '@jest/globals';
import { COFFEE, StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { forwardDesk } from '@/lib/server/http/forward-desk';

withShopApi();

let made = 0;
const newBrand = () => {
  made += 1;
  return { fields: { name: `Desk brand ${made}` } };
};

describe('a call of the desk', () => {
  let staff: StorefrontShopper;
  const ask = (method: string, path: string, json?: unknown, headers = {}) =>
    staff.send(forwardDesk, { method, query: `/desk/${path}`, json, headers });

  beforeEach(async () => {
    staff = new StorefrontShopper();
    await staff.logIn('staff@example.com');
  });

  test('comes back as the API answers it, reads and writes alike', async () => {
    const added = await (await ask('POST', 'brands', newBrand())).json();
    const read = await ask('GET', `brands/${added.id}`);
    expect(await read.json()).toMatchObject({ status: true, version: added.version });
    expect(read.headers.get('Cache-Control')).toBe('private, no-cache');
    const list = await ask('GET', 'brands?q=Desk%20brand&page_size=25');
    expect((await list.json()).data).toContainEqual(expect.objectContaining({ id: added.id }));
    const removed = await ask('DELETE', `brands/${added.id}?version=${added.version}`);
    expect(removed.status).toBe(200);
    expect((await (await ask('GET', `trail/brand/${added.id}`)).json()).total_count).toBe(2);
  });

  test('that is refused keeps status, reason, fields and details', async () => {
    const { id, version } = await (await ask('POST', 'brands', newBrand())).json();
    await ask('PUT', `brands/${id}`, { version, ...newBrand() });
    const late = await ask('PUT', `brands/${id}`, { version, ...newBrand() });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { reason: 'changed_meanwhile', details: { current: { name: `Desk brand ${made - 1}` } } },
    ]);
    const empty = await ask('POST', 'brands', { fields: {} });
    expect([empty.status, await empty.json()]).toMatchObject([
      422,
      { errors: { name: ['Name is required'] } },
    ]);
  });

  test('that is repeated under its key adds one entry', async () => {
    const key = { 'Idempotency-Key': 'a'.repeat(20) };
    const brand = newBrand();
    const [first, second] = [
      await (await ask('POST', 'brands', brand, key)).json(),
      await (await ask('POST', 'brands', brand, key)).json(),
    ];
    expect(second).toEqual(first);
  });

  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['no page', { Origin: '' }],
    ['a frame of a neighbour site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('of %s writes nothing', async (_site, headers) => {
    const brand = newBrand();
    for (const [method, path] of [
      ['POST', 'brands'],
      ['PUT', 'brands/1'],
      ['DELETE', 'brands/1?version=0'],
    ] as const) {
      const json = method === 'DELETE' ? undefined : { version: 0, ...brand };
      expect((await ask(method, path, json, headers)).status).toBe(403);
    }
    const list = await ask('GET', `brands?q=${brand.fields.name}`);
    expect((await list.json()).total_count).toBe(0);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'takes no %s where it takes JSON',
    async (type) => {
      const answer = await ask('POST', 'brands', newBrand(), { 'Content-Type': type });
      expect([answer.status, (await answer.json()).code]).toEqual([415, 'unsupported_encoding']);
    },
  );

  test('takes one megabyte and no more', async () => {
    const answer = await ask('POST', 'brands', { fields: { about: 'x'.repeat(1_000_001) } });
    expect(answer.status).toBe(413);
  });

  test.each([
    ['GET', 'nothing'],
    ['PATCH', 'brands/1'],
    ['GET', 'brands/%E0%A4%A'],
    ['GET', `../web/single/product/${COFFEE}`],
    ['GET', `%2e%2e/web/single/product/${COFFEE}`],
    ['GET', '..%2Fuser%2Fprofile'],
    ['POST', 'refunds-due/1/settle'],
  ])('%s %s is none: only what the contract opens to staff passes', async (method, path) => {
    const json = method === 'GET' ? undefined : {};
    expect((await ask(method, path, json)).status).toBe(404);
  });

  test.each([
    ['nobody', undefined, 401],
    ['a customer', 'demo@example.com', 403],
  ])('of %s is refused with the status of the API', async (_who, email, status) => {
    const shopper = new StorefrontShopper();
    if (email) await shopper.logIn(email);
    const answer = await shopper.send(forwardDesk, { method: 'GET', query: '/desk/brands' });
    expect([answer.status, (await answer.json()).status]).toEqual([status, false]);
    if (email) expect((await shopper.session()).token).toBeDefined();
  });

  test('of a login that has ended is refused, and the login is marked as over', async () => {
    await staff.seal({ token: 'over', customer: { firstName: 'Asha', isStaff: true } });
    const answer = await ask('GET', 'brands');
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_logged_in']);
    expect([...staff.cookies.keys()]).toContain('vanya_ended');
    expect((await ask('GET', 'brands')).status).toBe(401);
  });
});
