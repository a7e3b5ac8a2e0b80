import { expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';
import { catalogueMessages } from '@/contract/messages/catalogue';

onEachApp((app) => {
  test('a refused removal names its words `error` too', async () => {
    const { status, body } = await app.call('DELETE /cart/1', { who: await app.visitor() });
    expect(status).toBe(404);
    expect(body.error).toBe(body.message);
  });

  test('a refused change has no such field', async () => {
    const who = await app.visitor();
    const { body } = await app.call('PATCH /cart/1/', { who, body: { quantity: 2 } });
    expect(body).not.toHaveProperty('error');
  });

  test('a product list says how many products there are', async () => {
    const said = async (search: string) =>
      (await app.call(`GET /web/products/list/?prod_search=${search}`)).body.message;
    expect(await said('turmeric')).toMatch(/^\d+ products? found$/);
    expect(await said('zzzzzzzz')).toBe(catalogueMessages.empty);
  });
});
