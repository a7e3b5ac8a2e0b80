import { expect, it } from '@jest/globals';
import { IDEMPOTENCY_HEADER } from '@/contract/headers';
import { forgetOldKeys } from '@/shop-api/domain/idempotency/forget-old-keys';
import type { TestApp } from '../../support/test-app';
import { onEachApp } from '../../support/test-app';

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
  it('answers a repeated write as the first time and changes nothing', async () => {
    const who = await app.visitor();
    const first = await add(app, { who, key: 'a' });
    const second = await add(app, { who, key: 'a' });
    expect(second).toMatchObject({ status: first.status, body: first.body });
    expect(await inCart(app, who)).toBe(1);
  });

  it('makes the change once for writes that arrive together', async () => {
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

  it('refuses the key for another write', async () => {
    const who = await app.visitor();
    await add(app, { who, key: 'c' });
    const other = await add(app, { who, key: 'c', quantity: 2 });
    expect(other).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(await inCart(app, who)).toBe(1);
  });

  it('keeps the keys of shoppers apart', async () => {
    const [one, two] = [await app.visitor(), await app.visitor()];
    await add(app, { who: one, key: 'd' });
    await add(app, { who: two, key: 'd', quantity: 2 });
    expect(await inCart(app, one)).toBe(1);
    expect(await inCart(app, two)).toBe(2);
  });

  it('forgets keys after two days and remembers them until then', async () => {
    const who = await app.visitor();
    await add(app, { who, key: 'f' });
    app.clock.advance(47 * HOUR_MS);
    await forgetOldKeys({ ctx: { db: app.db, clock: app.clock } });
    expect((await add(app, { who, key: 'f' })).body.cart_counter).toBe(1);
    app.clock.advance(2 * HOUR_MS);
    await forgetOldKeys({ ctx: { db: app.db, clock: app.clock } });
    expect((await add(app, { who, key: 'f' })).body.cart_counter).toBe(2);
  });

  it('lets a refused write be tried again', async () => {
    const who = await app.visitor();
    expect((await add(app, { who, key: 'e', pid: MISSING })).status).toBe(404);
    expect((await add(app, { who, key: 'e' })).status).toBe(200);
  });
});
