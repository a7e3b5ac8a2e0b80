import { expect, test } from '@jest/globals';
import { onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { IDEMPOTENCY_HEADER } from '@/contract/kit/headers';
import { forgetOldKeys } from '@/shop-api/domain/kernel/idempotency';

const PRODUCT = 1001;
const HOUR_MS = 3_600_000;
const MISSING = 999_999;

interface Add {
  who: Record<string, string>;
  key: string;
  pid?: number;
  quantity?: number;
}

const add = (app: TestApp, { who, key, pid = PRODUCT, quantity = 1 }: Add) =>
  app.call('POST /cart/', {
    who,
    headers: { [IDEMPOTENCY_HEADER]: key },
    body: { pid, quantity },
  });

const inCart = async (app: TestApp, who: Record<string, string>) =>
  (await app.call('GET /cart/', { who })).body.data.cart_counter;

onEachApp((app) => {
  test('answers a repeated write like the first one and changes nothing', async () => {
    const who = await app.visitor();
    const first = await add(app, { who, key: 'a' });
    const second = await add(app, { who, key: 'a' });
    expect(second).toMatchObject({ status: first.status, body: first.body });
    expect(await inCart(app, who)).toBe(1);
  });

  test('makes the change once for concurrent writes', async () => {
    const who = await app.visitor();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(app, { who, key: 'b' })),
    );
    expect(
      new Set(answers.map((answer) => JSON.stringify(answer.body.data.final_total))).size,
    ).toBe(1);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(await inCart(app, who)).toBe(1);
  });

  test('refuses the key for another write', async () => {
    const who = await app.visitor();
    await add(app, { who, key: 'c' });
    const other = await add(app, { who, key: 'c', quantity: 2 });
    expect(other).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(await inCart(app, who)).toBe(1);
  });

  test('separates the keys of shoppers', async () => {
    const [one, two] = [await app.visitor(), await app.visitor()];
    await add(app, { who: one, key: 'd' });
    await add(app, { who: two, key: 'd', quantity: 2 });
    expect(await inCart(app, one)).toBe(1);
    expect(await inCart(app, two)).toBe(2);
  });

  test('deletes keys after two days, not earlier', async () => {
    const who = await app.visitor();
    await add(app, { who, key: 'f' });
    app.clock.advance(47 * HOUR_MS);
    await forgetOldKeys({ ctx: { db: app.db, clock: app.clock } });
    expect((await add(app, { who, key: 'f' })).body.cart_counter).toBe(1);
    app.clock.advance(2 * HOUR_MS);
    await forgetOldKeys({ ctx: { db: app.db, clock: app.clock } });
    expect((await add(app, { who, key: 'f' })).body.cart_counter).toBe(2);
  });

  test('answers reads with current data, with or without a key', async () => {
    const who = await app.visitor();
    const read = () =>
      app.call('GET /cart/', { who, headers: { [IDEMPOTENCY_HEADER]: 'not one' } });
    expect(await read()).toMatchObject({ status: 200, body: { data: { cart_counter: 0 } } });
    await add(app, { who, key: 'g' });
    expect(await read()).toMatchObject({ status: 200, body: { data: { cart_counter: 1 } } });
  });

  test('stores no answer of a public call', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: 'h' };
    const visitor = async () => (await app.call('GET /user/visitor/', { headers })).body.visitor_id;
    expect(await visitor()).not.toBe(await visitor());
  });

  test('refuses an invalid key on a write', async () => {
    const who = await app.visitor();
    const refused = await add(app, { who, key: 'not one' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  test('allows a refused write to be retried', async () => {
    const who = await app.visitor();
    expect((await add(app, { who, key: 'e', pid: MISSING })).status).toBe(404);
    expect((await add(app, { who, key: 'e' })).status).toBe(200);
  });
});
