import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { sharingMessages } from '@/contract/messages/sharing';
import { customers } from '@/shop-api/db/schema/customers';

/** Products of the demo shop. */
const COFFEE = 1001;
const TEA = 1003;

onEachApp((app) => {
  let id: number;
  let who: Record<string, string>;

  const link = async () => (await app.call('GET /wishlist/link/', { who })).body.data;
  const share = async (name = '') =>
    (await app.call('POST /wishlist/link/', { who, body: { name } })).body.data;
  const end = () => app.call('DELETE /wishlist/link/', { who });
  const open = (token: string) => app.call(`GET /wishlists/${token}/`);

  beforeEach(async () => {
    ({ id } = await newCustomer(app.db));
    who = await app.customer(id);
    for (const pid of [COFFEE, TEA]) await app.call('POST /wishlist/', { who, body: { pid } });
  });

  test('whoever has the link sees the goods and the name that the owner chose, no other', async () => {
    const { token } = await share('Diwali gifts');
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body.data.name).toBe('Diwali gifts');
    expect(body.data.products.map((product: { id: number }) => product.id)).toEqual([TEA, COFFEE]);
    expect(JSON.stringify(body)).not.toMatch(/Shah|shopper\d+@/);
  });

  test('a wishlist has one link, whose name may change', async () => {
    expect(await link()).toBeNull();
    const first = await share();
    expect(first).toEqual({ token: expect.stringMatching(/^[\da-f]{32}$/), name: '' });
    expect(await share('For Asha')).toEqual({ ...first, name: 'For Asha' });
    expect(await link()).toEqual({ ...first, name: 'For Asha' });
  });

  test('its owner ends it; the next link is another', async () => {
    const { token } = await share();
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(200);
    const { status, body } = await open(token);
    expect([status, body.reason, body.message]).toEqual([
      404,
      'wishlist_link_over',
      sharingMessages.wishlistOver,
    ]);
    expect(await link()).toBeNull();
    expect((await share()).token).not.toBe(token);
  });

  test('a closed account shows nothing', async () => {
    const { token } = await share();
    await app.db.update(customers).set({ isActive: false }).where(eq(customers.id, id));
    expect((await open(token)).status).toBe(404);
  });

  test('a visitor has no link, and cannot end one of others', async () => {
    const { token } = await share();
    who = await app.visitor();
    expect((await end()).status).toBe(401);
    expect((await open(token)).status).toBe(200);
  });
});
