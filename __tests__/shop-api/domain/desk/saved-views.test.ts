import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';

const STAFF = 3;

onEachApp((app) => {
  const ask = async (call: string, body?: object) =>
    app.call(call, { body, who: await app.customer(STAFF) });
  const save = (name: string, query = 'status=Packed') =>
    ask('POST /staff/views/orders/', { name, query });
  const namesOf = async (desk: string) =>
    (await ask(`GET /staff/views/${desk}/`)).body.data.map(({ name }: { name: string }) => name);

  test('a view is saved once under its name, of its list alone, and removed', async () => {
    await app.db.execute(sql`TRUNCATE saved_views`);
    await save('To ship');
    await save('Pune', 'city=Pune');
    const { body } = await save('To ship', 'status=Packed&delivery=Standard+delivery');
    expect(body.data).toMatchObject({ query: 'status=Packed&delivery=Standard+delivery' });
    expect([await namesOf('orders'), await namesOf('returns')]).toEqual([['Pune', 'To ship'], []]);
    const remove = () => ask(`DELETE /staff/views/orders/${body.data.id}/`);
    expect([(await remove()).body, (await remove()).status]).toEqual([{ status: true }, 200]);
    expect(await namesOf('orders')).toEqual(['Pune']);
  });

  test('a list has at most twelve, which can still be changed', async () => {
    await app.db.execute(sql`TRUNCATE saved_views`);
    for (let n = 1; n <= 12; n += 1) await save(`View ${n}`);
    expect((await save('One more')).body.reason).toBe('too_many_views');
    expect((await save('View 12', 'city=Surat')).status).toBe(200);
  });

  test.each([
    { name: '', query: '' },
    { name: 'x', query: '<script>' },
    { name: 'x', query: 'a'.repeat(601) },
  ])('%j is refused', async (body) => {
    expect((await ask('POST /staff/views/orders/', body)).status).toBe(422);
  });

  test('whoever may not open a list neither reads, saves nor removes its views', async () => {
    const other = await app.customer(1);
    await app.db.execute(
      sql`UPDATE customers SET is_staff = true, roles = '{catalogue}' WHERE id = 1`,
    );
    const asOther = async (call: string, body?: object) =>
      (await app.call(call, { body, who: other })).status;
    const view = { name: 'Mine', query: '' };
    expect([
      await asOther('GET /staff/views/orders/'),
      await asOther('POST /staff/views/orders/', view),
      await asOther('DELETE /staff/views/orders/1/'),
      await asOther('POST /staff/views/nothing/', view),
      await asOther('POST /staff/views/products/', view),
    ]).toEqual([403, 403, 403, 403, 200]);
  });
});
