import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { COFFEE, StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { voucherMessages } from '@/contract/messages/vouchers';
import { vouchers } from '@/shop-api/db/schema/vouchers';

const { cartLine: line, cart, voucher } = shoppingCalls;

const shopApi = withShopApi();

const CODE = 'TENOFF';
const MINIMUM = 'This voucher needs a cart of at least ₹900.00.';

let shopper: StorefrontShopper;
beforeEach(async () => {
  const { db } = shopApi();
  await db.delete(vouchers).where(eq(vouchers.code, CODE));
  await db.insert(vouchers).values({ code: CODE, percent: 10, minTotalPaise: 90_000 });
  shopper = new StorefrontShopper();
  await shopper.logIn();
  await empty();
  await shopper.add(COFFEE, 2);
});

const apply = (code: string) => shopper.send(voucher.POST, { json: { code } });
const read = async () => (await shopper.send(cart.GET)).json();

async function empty() {
  const { cart: displayed } = await read();
  for (const { id } of displayed.cart_items) {
    await shopper.send(line.DELETE, { method: 'DELETE', params: { id: String(id) } });
  }
}

async function setCoffees(quantity: number) {
  const params = { id: await shopper.lineId(COFFEE) };
  return (await shopper.send(line.PATCH, { method: 'PATCH', json: { quantity }, params })).json();
}

describe('a voucher on the cart', () => {
  test('is stored in the session and recalculated with every change', async () => {
    const applied = await (await apply(' tenoff ')).json();
    expect(applied).toMatchObject({
      voucher: { code: CODE },
      cart: { total: 990, discount_amt: 99, final_total: 891 },
      session: { cartTotal: 990 },
    });
    expect(await setCoffees(3)).toMatchObject({ cart: { discount_amt: 148.5 } });
    expect(await read()).toMatchObject({ voucher: { code: CODE }, cart: { discount_amt: 148.5 } });
  });

  test('is removed with the reason when the cart becomes too small', async () => {
    await apply(CODE);
    expect(await setCoffees(1)).toMatchObject({
      voucher: { code: '', problem: MINIMUM },
      cart: { discount_amt: 0, final_total: 495 },
    });
    expect((await shopper.session()).voucher).toBeUndefined();
    expect((await setCoffees(2)).voucher).toEqual({ code: '' });
  });

  test('is not applied once it is no longer valid, with the reason', async () => {
    await apply(CODE);
    await shopApi().db.update(vouchers).set({ isActive: false }).where(eq(vouchers.code, CODE));
    const problem = voucherMessages.notValid;
    expect(await read()).toMatchObject({
      voucher: { code: '', problem },
      cart: { final_total: 990 },
    });
  });

  test('is cleared immediately', async () => {
    await apply(CODE);
    expect(await (await apply('')).json()).toMatchObject({
      voucher: { code: '' },
      cart: { discount_amt: 0, final_total: 990 },
    });
  });

  test('that is refused keeps the previous one on the cart', async () => {
    await apply(CODE);
    const refused = await apply('NOSUCHCODE');
    expect([refused.status, (await refused.json()).message]).toEqual([
      422,
      voucherMessages.notValid,
    ]);
    expect(await read()).toMatchObject({ voucher: { code: CODE } });
  });

  test('is shown with every cart where staff made it an offer, and not before', async () => {
    const offers = async () => (await read()).offers;
    expect(await offers()).toEqual([]);
    await shopApi().db.update(vouchers).set({ isOffer: true }).where(eq(vouchers.code, CODE));
    expect(await offers()).toMatchObject([{ code: CODE, discount: 99, problem: null }]);
    expect(await setCoffees(1)).toMatchObject({
      offers: [{ code: CODE, problem: 'voucher_minimum_not_reached' }],
    });
  });

  test('is for customers only', async () => {
    const visitor = new StorefrontShopper();
    await visitor.add(COFFEE, 2);
    const answer = await visitor.send(voucher.POST, { json: { code: CODE } });
    expect(answer.status).toBe(401);
  });

  test('can be applied and cleared by a plain form', async () => {
    const applied = await shopper.send(voucher.POST, { form: { code: CODE } });
    expect([applied.status, applied.headers.get('Location')]).toEqual([303, '/cart']);
    expect(await shopper.session()).toMatchObject({ voucher: CODE });
    await shopper.send(voucher.POST, { form: { code: CODE, clear: 'yes' } });
    expect((await shopper.session()).voucher).toBeUndefined();
  });
});
