import { describe, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';

const STAFF = 3;

onEachApp((app) => {
  const ask = async (call: string, body?: object) =>
    app.call(call, { body, who: await app.customer(STAFF) });
  const list = async (query: string) => (await ask(`GET /staff/brands/?${query}`)).body;

  describe('the desk of brands', () => {
    test('adds, reads, saves and removes, and tells it all', async () => {
      const fields = { name: 'Nirgundi', about: 'Of Pune' };
      const { body: added } = await ask('POST /staff/brands/', { fields });
      const path = `/staff/brands/${added.id}/`;
      const { body: read } = await ask(`GET ${path}`);
      expect(read).toMatchObject({ data: { ...fields, slug: 'nirgundi' }, version: added.version });
      const renamed = { ...read.data, name: 'Nirgundi Oils' };
      const saved = await ask(`PUT ${path}`, { version: read.version, fields: renamed });
      const { version } = saved.body;
      expect((await ask(`DELETE ${path}?version=${version}`)).status).toBe(200);
      expect((await ask(`GET ${path}`)).body.reason).toBe('brand_not_found');
      const { body } = await ask(`GET /staff/trail/brand/${added.id}/`);
      expect(body).toMatchObject({
        total_count: 3,
        data: [
          { action: 'removed', after: null },
          { action: 'changed', version, after: { name: 'Nirgundi Oils' } },
          { action: 'added', version: added.version, before: null },
        ],
      });
    });

    test('refuses a save of an older version with the newer one', async () => {
      const { body: added } = await ask('POST /staff/brands/', { fields: { name: 'Two people' } });
      const put = (version: number, name: string) =>
        ask(`PUT /staff/brands/${added.id}/`, { version, fields: { name } });
      const { body: newer } = await put(added.version, 'The first');
      expect(await put(added.version, 'The second')).toMatchObject({
        status: 409,
        body: {
          reason: 'changed_meanwhile',
          message: expect.stringContaining('has changed this meanwhile'),
          details: { version: newer.version, current: { name: 'The first', slug: 'the-first' } },
        },
      });
    });

    test('refuses to remove a brand that products have', async () => {
      const answer = await ask('DELETE /staff/brands/1/?version=0');
      expect(answer).toMatchObject({ status: 409, body: { reason: 'entry_in_use' } });
    });

    test('names the field that cannot be saved so', async () => {
      const answer = await ask('POST /staff/brands/', { fields: { name: '' } });
      expect([answer.status, answer.body.errors]).toEqual([422, { name: ['Name is required'] }]);
      expect((await ask('POST /staff/brands/', { fields: [] })).status).toBe(422);
    });

    test('lists by part of a name, in pages, sorted by name or by products', async () => {
      for (const name of ['Per 100%', 'Per Cent']) {
        await ask('POST /staff/brands/', { fields: { name } });
      }
      expect((await list('q=per')).data.map(({ name }: { name: string }) => name)).toEqual(
        expect.arrayContaining(['Per 100%', 'Per Cent']),
      );
      expect((await list('q=100%25')).total_count).toBe(1);
      const counts = (await list('sort=products&order=desc')).data.map(
        ({ products }: { products: number }) => products,
      );
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      expect((await list('page=1&page_size=25')).data).toHaveLength(25);
    });
  });

  test.each([
    ['tags', { name: 'Cold pressed', is_badge: true }],
    ['forms', { name: 'Lehyam' }],
  ])('the desk of %s keeps what it is given', async (desk, fields) => {
    const { body: added } = await ask(`POST /staff/${desk}/`, { fields });
    expect((await ask(`GET /staff/${desk}/${added.id}/`)).body.data).toMatchObject(fields);
    expect((await ask(`GET /staff/${desk}/?q=${fields.name}`)).body.total_count).toBe(1);
    const path = `/staff/${desk}/${added.id}/?version=${added.version}`;
    expect((await ask(`DELETE ${path}`)).status).toBe(200);
  });
});
