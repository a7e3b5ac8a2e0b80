import { expect, test } from '@jest/globals';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import type { OwnLogin } from '@/contract/accounts/logins';

onEachApp((app) => {
  const loginsOf = async (who: Record<string, string>): Promise<OwnLogin[]> =>
    (await app.call('GET /staff/logins/', { who })).body.data;
  const end = (who: Record<string, string>, id = '') =>
    app.call(`POST /staff/logins/${id}/end/`, { who, body: {} });

  test('a member of staff sees their logins, and ends another one', async () => {
    const { id } = await newCustomer(app.db, { isStaff: true, roles: ['texts'] });
    const [here, there] = [await app.customer(id), await app.customer(id)];
    const logins = await loginsOf(here);
    expect(logins.map((one) => one.is_this).sort()).toEqual([false, true]);
    await end(here, logins.find((one) => !one.is_this)?.id);
    expect((await app.call('GET /staff/logins/', { who: there })).status).toBe(401);
    expect(await loginsOf(here)).toEqual([expect.objectContaining({ is_this: true })]);
  });

  test('nobody ends a login of somebody else', async () => {
    const [one, other] = [
      await newCustomer(app.db, { isStaff: true, roles: ['texts'] }),
      await newCustomer(app.db, { isStaff: true, roles: ['texts'] }),
    ];
    const [mine, theirs] = [await app.customer(one.id), await app.customer(other.id)];
    const [login] = await loginsOf(theirs);
    expect((await end(mine, login?.id)).status).toBe(200);
    expect(await loginsOf(theirs)).toHaveLength(1);
  });
});
