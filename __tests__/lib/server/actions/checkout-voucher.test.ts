import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { StorefrontBuyer } from '@/__tests__/support/storefront-buyer';
import { withShopApi } from '@/__tests__/support/storefront-shopper';
import { orderCalls } from '@/app/api/calls/orders';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { voucherMessages } from '@/contract/messages/vouchers';
import { orders } from '@/shop-api/db/schema/orders';
import { vouchers } from '@/shop-api/db/schema/vouchers';

const { checkout } = orderCalls;
const { voucher } = shoppingCalls;

const shopApi = withShopApi();

const OVER = voucherMessages.notValid;
const ONLINE = { payment: 'Online Payment' };

let shopper: StorefrontBuyer;
let code: string;
beforeEach(async () => {
  code = `TEN${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await shopApi().db.insert(vouchers).values({ code, percent: 10 });
  shopper = new StorefrontBuyer();
  await shopper.begin();
  await shopper.send(voucher.POST, { json: { code } });
});

async function end(): Promise<void> {
  await shopApi().db.update(vouchers).set({ isActive: false }).where(eq(vouchers.code, code));
}

const send = (json: object) => shopper.send(checkout.POST, { json });
const kept = async () => (await shopper.session()).voucher;

async function lastOrder() {
  const all = await shopApi().db.select().from(orders).orderBy(orders.id);
  return all.at(-1);
}

describe('a voucher that is no longer valid', () => {
  test.each([{}, ONLINE])(
    'before the checkout was rendered does not stop the order: %j',
    async (way) => {
      await end();
      const answer = await shopper.order(way);
      expect([answer.status, await kept()]).toEqual([200, undefined]);
      expect(await lastOrder()).toMatchObject({ voucherCode: '', discountPaise: 0 });
    },
  );

  test.each([{}, ONLINE])(
    'after the checkout was rendered is reported once, then removed: %j',
    async (way) => {
      const form = await shopper.form(way);
      await end();
      const answer = await send(form);
      expect([answer.status, (await answer.json()).message]).toEqual([422, OVER]);
      expect(await kept()).toBeUndefined();
      expect((await shopper.cart()).voucher).toEqual({ code: '' });
      expect((await shopper.order(way)).status).toBe(200);
    },
  );

  test('is reported without scripts as well', async () => {
    const form = await shopper.form();
    await end();
    const texts = Object.entries(form).map(([name, value]) => [name, String(value)]);
    await shopper.send(checkout.POST, { form: Object.fromEntries(texts) });
    expect(await shopper.session()).toMatchObject({ flash: { message: OVER } });
    expect(await kept()).toBeUndefined();
  });

  test('is removed by an order that is refused for another reason too', async () => {
    await end();
    const form = await shopper.form();
    const displayed = JSON.stringify({ ...JSON.parse(form.displayed), total: 1 });
    expect((await send({ ...form, displayed })).status).toBe(409);
    expect(await kept()).toBeUndefined();
  });
});

describe('an order', () => {
  test('uses the displayed voucher, regardless of later changes in another tab', async () => {
    const form = await shopper.form();
    await shopper.send(voucher.POST, { json: { clear: 'yes' } });
    expect((await send(form)).status).toBe(200);
    expect(await lastOrder()).toMatchObject({ voucherCode: code });
  });

  test('displayed without a voucher ignores one applied later in another tab', async () => {
    await shopper.send(voucher.POST, { json: { clear: 'yes' } });
    const form = await shopper.form(ONLINE);
    await shopper.send(voucher.POST, { json: { code } });
    expect((await send(form)).status).toBe(200);
    expect(await kept()).toBe(code);
    expect(await lastOrder()).toMatchObject({ voucherCode: '' });
  });
});
