import { describe, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';

onEachApp((app) => {
  describe('a visitor', () => {
    test('gets a unique id', async () => {
      const ids = new Set<string>();
      for (let count = 0; count < 20; count++) {
        ids.add((await app.call('GET /user/visitor/')).body.visitor_id);
      }
      expect(ids.size).toBe(20);
      for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
    });
  });

  describe('the meta tags of a page', () => {
    test('are those that staff entered', async () => {
      const { body } = await app.call('GET /user/meta-tags/?page_url=/');
      expect(body).toMatchObject({ status: true, title: expect.stringContaining('Vanya') });
    });

    test('are null when there are none', async () => {
      const { status, body } = await app.call('GET /user/meta-tags/?page_url=/nowhere');
      expect(status).toBe(200);
      expect(body).toMatchObject({ title: null, description: null, keywords: null });
    });

    test('require a page', async () => {
      const { status, body } = await app.call('GET /user/meta-tags/');
      expect(status).toBe(422);
      expect(body.errors).toHaveProperty('page_url');
    });
  });
});
