import { expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';

onEachApp((app) => {
  test.each([
    '/ecommerce/banners/?sequence=Upper',
    '/vanya-section/?type=upper',
    '/vanya-section/?type=lower',
    '/lower-section/',
    '/newarrival/list',
    '/musttry/list',
    '/bestofalltime/list',
    '/home/blogs/',
    '/statistics-section/',
  ])('fills the home page from %s', async (path) => {
    const { status, body } = await app.call(`GET ${path}`);
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThan(0);
  });

  test('shows at most 8 posts, the newest first', async () => {
    const { body } = await app.call('GET /home/blogs/');
    const dates = body.data.map((post: { published_at: string }) => post.published_at);
    expect(dates).toHaveLength(8);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('never shows a packing material or an unnamed picture in a carousel', async () => {
    const { body } = await app.call('GET /musttry/list');
    for (const { product, home_image } of body.data) {
      expect(product.id).toBeLessThan(4000);
      expect(home_image).toMatchObject({ src: expect.stringMatching(/^\/media\//) });
    }
  });

  test.each([
    '/vanya-section/',
    '/vanya-section/?type=middle',
    '/ecommerce/banners/?sequence=upper',
  ])('refuses %s by field', async (path) => {
    const { status, body } = await app.call(`GET ${path}`);
    expect(status).toBe(422);
    expect(body.errors).toBeDefined();
  });
});
