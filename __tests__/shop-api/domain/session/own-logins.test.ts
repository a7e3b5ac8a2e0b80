import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import type { OwnLogin } from '@/contract/accounts/logins';
import { apiTokens } from '@/shop-api/db/schema/sessions';

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

  test('a login names its browser, and stores no more of it', async () => {
    const { email } = await newCustomer(app.db, { isStaff: true, roles: ['texts'] });
    const body = { email, password: PASSWORD };
    const agent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
    const headers = { 'User-Agent': agent };
    const { token } = (await app.call('POST /user/signin/', { headers, body })).body.data;
    const other = await app.call('POST /user/signin/', { body });
    const devices = async (of: string) =>
      (await loginsOf({ Authorization: `token ${of}` })).map(({ device }) => device);
    expect(new Set(await devices(token))).toEqual(new Set(['Chrome on Android', null]));
    expect(await devices(other.body.data.token)).toHaveLength(2);
    const stored = await app.db.select().from(apiTokens);
    expect(JSON.stringify(stored)).not.toContain('AppleWebKit');
  });

  test('a login of a customer stores no device', async () => {
    const { id, email } = await newCustomer(app.db);
    const headers = {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    };
    await app.call('POST /user/signin/', { headers, body: { email, password: PASSWORD } });
    const stored = await app.db.select().from(apiTokens).where(eq(apiTokens.customerId, id));
    expect(stored).toMatchObject([{ device: null }]);
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
