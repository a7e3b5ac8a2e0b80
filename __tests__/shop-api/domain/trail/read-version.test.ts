import { describe, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';

const STAFF = 3;

onEachApp((app) => {
  const ask = async (call: string, body?: object) =>
    app.call(call, { body, who: await app.customer(STAFF) });
  const asOf = async (id: number, version: number) =>
    (await ask(`GET /staff/trail/brand/${id}/${version}/`)).body;

  describe('an earlier version', () => {
    test('is the whole entry, which a save brings back', async () => {
      const first = { name: 'Arka', slug: 'arka', about: 'The first text' };
      const { body: added } = await ask('POST /staff/brands/', { fields: first });
      const path = `/staff/brands/${added.id}/`;
      const second = { ...first, about: 'The second text' };
      const { body: changed } = await ask(`PUT ${path}`, {
        version: added.version,
        fields: second,
      });
      const third = { ...second, name: 'Arka of Pune' };
      const { body: renamed } = await ask(`PUT ${path}`, {
        version: changed.version,
        fields: third,
      });
      expect((await asOf(added.id, added.version)).data).toEqual(first);
      expect((await asOf(added.id, changed.version)).data).toEqual(second);
      const { data } = await asOf(added.id, added.version);
      const back = await ask(`PUT ${path}`, { version: renamed.version, fields: data });
      expect(back.status).toBe(200);
      expect((await ask(`GET ${path}`)).body.data).toEqual(first);
      expect((await asOf(added.id, renamed.version)).data).toEqual(third);
    });

    test('of what the shop began with is version 0', async () => {
      const { body: read } = await ask('GET /staff/brands/1/');
      const fields = { ...read.data, about: 'Written anew' };
      await ask('PUT /staff/brands/1/', { version: read.version, fields });
      expect((await asOf(1, 0)).data).toEqual(read.data);
    });

    test('of a removed entry is there still, but nothing is from before it was added', async () => {
      const fields = { name: 'Short life', slug: 'short-life', about: '' };
      const { body: added } = await ask('POST /staff/brands/', { fields });
      await ask(`DELETE /staff/brands/${added.id}/?version=${added.version}`);
      const { body: trail } = await ask(`GET /staff/trail/brand/${added.id}/`);
      expect((await asOf(added.id, trail.data[0].version)).data).toEqual(fields);
      expect((await asOf(added.id, added.version)).data).toEqual(fields);
      expect((await asOf(added.id, 0)).reason).toBe('version_not_found');
    });

    test.each(['brand/1/99999999', 'brand/99999/1', 'brand/none/1', 'nothing/1/1'])(
      'that there is none of is not found: %s',
      async (path) => {
        const answer = await ask(`GET /staff/trail/${path}/`);
        expect([answer.status, answer.body.reason]).toEqual([404, 'version_not_found']);
      },
    );
  });
});
