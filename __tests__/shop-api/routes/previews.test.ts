import { describe, expect, test } from '@jest/globals';
import { asDesk } from '@/__tests__/support/desk-call';
import { onEachApp } from '@/__tests__/support/test-app';
import { previews } from '@/shop-api/db/schema/previews';
import { forgetPreviews } from '@/shop-api/domain/trail/previews';

const POST = { title: 'Not yet', author: 'Desk', content: '<p onclick="x()">Neem</p>' };
const DAY_MS = 86_400_000;

onEachApp((app) => {
  const ask = asDesk(app);
  const make = async (body: object) => (await ask('POST /staff/previews/', body)).body;
  const open = async (path: string, language = 'en') => {
    const token = path.split('/').at(-1);
    return app.call(`GET /previews/${token}/?language=${language}`);
  };

  describe('a preview', () => {
    test('of a post that is not saved is what its page will display', async () => {
      const translations = { hi: { title: 'अभी नहीं', content: '<p>नीम</p>' } };
      const fields = { ...POST, translations, category_id: 404 };
      const { path } = await make({ kind: 'post', fields });
      expect(path).toMatch(/^\/preview\/\d+-[\da-f]{64}$/);
      const { body } = await open(path);
      expect(body.data.post).toMatchObject({
        blogData: { title: 'Not yet', content: '<p>Neem</p>', translations },
        related_products: expect.arrayContaining([expect.anything()]),
      });
      expect((await app.call('GET /blogs/')).body.blogs).not.toContainEqual(
        expect.objectContaining({ title: 'Not yet' }),
      );
    });

    test('of a page is in the language of the page that displays it', async () => {
      const fields = {
        title: 'Terms',
        html: '<p>New words.</p>',
        translations: { hi: { title: 'शर्तें', html: '<p>नए शब्द।</p>' } },
      };
      const { path } = await make({ kind: 'page', id: 'terms-and-conditions', fields });
      expect((await open(path)).body.data.page).toMatchObject({
        key: 'terms-and-conditions',
        html: '<p>New words.</p>',
      });
      expect((await open(path, 'hi')).body.data.page.title).toBe('शर्तें');
      const { body } = await app.call('GET /pages/terms-and-conditions/');
      expect(body.data.html).not.toContain('New words');
    });

    test.each(['abc', '1.5', '1e400', '99999999999', '-1', '0', '', ' 1', 'constructor'])(
      'of no entry, as %j, is not made, and one of before does not open',
      async (id) => {
        for (const kind of ['post', 'product', 'home_section', 'banner', 'page']) {
          const answer = await ask('POST /staff/previews/', { kind, id, fields: POST });
          expect([kind, [404, 422].includes(answer.status)]).toEqual([kind, true]);
        }
        const { path } = await make({ kind: 'post', fields: POST });
        await app.db.update(previews).set({ objectId: id });
        expect((await open(path)).body.reason).toBe('preview_not_found');
      },
    );

    test('is found for a day, and deleted then', async () => {
      const { path } = await make({ kind: 'post', fields: POST });
      app.clock.advance(DAY_MS - 1000);
      expect((await open(path)).status).toBe(200);
      app.clock.advance(2000);
      expect((await open(path)).body.reason).toBe('preview_not_found');
      await forgetPreviews({ ctx: { db: app.db, clock: app.clock } });
      expect(await app.db.$count(previews)).toBe(0);
    });

    test('opens by its own signature only', async () => {
      const { path } = await make({ kind: 'post', fields: POST });
      const other = await make({ kind: 'post', fields: POST });
      const [number] = path.split('/').at(-1)?.split('-') ?? [];
      const signature = other.path.split('-').at(-1);
      expect((await open(`/preview/${number}-${signature}`)).status).toBe(404);
      expect((await open('/preview/1')).status).toBe(404);
    });

    test.each([
      [{ kind: 'post', fields: { ...POST, title: '' } }, 422],
      [{ kind: 'post', fields: { ...POST, picture_id: 'none' } }, 422],
      [{ kind: 'page', id: 'secrets', fields: { title: 'x', html: 'y' } }, 404],
      [{ kind: 'order', fields: {} }, 422],
      [{ kind: 'product', fields: { name: 'Soap' } }, 422],
      [{ kind: 'home_section', id: '404', fields: {} }, 404],
      [{ kind: 'banner', fields: { title: 'Diwali' } }, 422],
    ])('is not made of %j', async (body, status) => {
      expect((await ask('POST /staff/previews/', body)).status).toBe(status);
    });
  });
});
