import { beforeEach, expect, test } from '@jest/globals';
import { type Buyer, buyer, fillCart, orderBody } from '@/__tests__/support/buyer';
import { onEachApp } from '@/__tests__/support/test-app';
import { voucherMessages } from '@/contract/messages/vouchers';
import { vouchers } from '@/shop-api/db/schema/vouchers';

const COFFEE = 1001;
const NOT_VALID = voucherMessages.notValid;

onEachApp((app) => {
  let asha: Buyer;
  let made = 0;

  beforeEach(async () => {
    asha = await buyer(app);
    await fillCart(app, asha, { [COFFEE]: 2 });
    app.clock.advance(60_000);
  });

  const voucher = async (row: Partial<typeof vouchers.$inferInsert>) => {
    made += 1;
    const code = `TEST${made}`;
    await app.db.insert(vouchers).values({ code, ...row });
    return code;
  };
  const ask = (code: string, who = asha.who) =>
    app.call(`GET /validate-voucher-code/?voucher_code=${encodeURIComponent(code)}`, { who });
  const after = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds);

  test('takes a percentage off the goods, and off their tax', async () => {
    const { body } = await ask(await voucher({ percent: 10 }));
    expect(body).toMatchObject({ total: 990, discount_amt: 99, final_total: 891 });
    expect(body).toMatchObject({ status: true, message: 'Voucher applied!' });
    expect(body.gst_amt).toBeCloseTo((891 * 5) / 105, 1);
  });

  test('takes off at most its maximum, and at most the price of the goods', async () => {
    const bounded = await ask(await voucher({ percent: 50, maxDiscountPaise: 10_000 }));
    expect(bounded.body.discount_amt).toBe(100);
    const large = await ask(await voucher({ amountPaise: 500_000 }));
    expect(large.body).toMatchObject({ discount_amt: 990, final_total: 0 });
  });

  test('is found in any letter case, with spaces, quotes and stops around it', async () => {
    const code = await voucher({ amountPaise: 100 });
    for (const typed of [code.toLowerCase(), ` ${code} `, `“${code}”.`, `${code}\u200b`])
      expect((await ask(typed)).status).toBe(200);
  });

  test('names the minimum when the cart is below it', async () => {
    const { body } = await ask(await voucher({ percent: 10, minTotalPaise: 123_456_00 }));
    expect(body.errors).toEqual({
      voucher_code: ['This voucher needs a cart of at least ₹1,23,456.00.'],
    });
  });

  test('does not reveal whether a code is expired, future, inactive or unknown', async () => {
    const codes = [
      await voucher({ percent: 10, validUntil: after(0) }),
      await voucher({ percent: 10, validFrom: after(1) }),
      await voucher({ percent: 10, isActive: false }),
      'NOSUCHCODE',
    ];
    for (const code of codes) expect((await ask(code)).body.message).toBe(NOT_VALID);
  });

  test('is valid from its first to its last millisecond', async () => {
    const code = await voucher({ percent: 10, validFrom: after(0), validUntil: after(1) });
    expect((await ask(code)).status).toBe(200);
    app.clock.advance(1);
    expect((await ask(code)).status).toBe(422);
  });

  test('is used as often as a customer may, and a check uses nothing', async () => {
    const code = await voucher({ percent: 10, usesPerCustomer: 1 });
    await ask(code);
    const body = await orderBody(app, asha, { voucher: code });
    expect((await app.call('POST /orders/', { who: asha.who, body })).status).toBe(200);
    await fillCart(app, asha, { [COFFEE]: 2 });
    expect((await ask(code)).body.message).toBe(voucherMessages.usedBefore);
    const elite = await buyer(app, 2);
    await fillCart(app, elite, { [COFFEE]: 2 });
    expect((await ask(code, elite.who)).status).toBe(200);
  });

  test('refuses a voucher when logged out', async () => {
    expect((await ask('WELCOME10', await app.visitor())).status).toBe(401);
  });

  test('may be checked as often as the cart changes', async () => {
    const code = await voucher({ percent: 10 });
    for (let n = 0; n < 12; n++) expect((await ask(code)).status).toBe(200);
  });

  test('checks 10 unknown codes a minute and no more', async () => {
    const answers = [];
    for (let n = 0; n < 12; n++) answers.push((await ask(`GUESS${n}`)).status);
    expect(answers).toEqual([...Array(10).fill(422), 429, 429]);
    app.clock.advance(60_000);
    expect((await ask('WELCOME10')).status).toBe(200);
  });

  test('that is refused for the cart uses up no tries, in a check or an order', async () => {
    const large = await voucher({ percent: 10, minTotalPaise: 10_000_000 });
    for (let n = 0; n < 12; n++) expect((await ask(large)).status).toBe(422);
    const right = await orderBody(app, asha);
    const order = () =>
      app.call('POST /orders/', { who: asha.who, body: { ...right, udf4: large } });
    for (let n = 0; n < 12; n++) expect((await order()).status).toBe(422);
    expect((await ask('WELCOME10')).status).toBe(200);
  });

  test.each([
    { with: 'a key of its own', headers: (n: number) => ({ 'Idempotency-Key': `guess-${n}` }) },
    { with: 'no key', headers: () => ({}) },
  ])('counts the codes of orders too, each order with $with', async ({ headers }) => {
    const code = await voucher({ percent: 10 });
    const order = async (body: object, n: number) =>
      app.call('POST /orders/', { who: asha.who, headers: headers(n), body });
    const right = await orderBody(app, asha, { voucher: code });
    const answers = [];
    for (let n = 0; n < 11; n++) {
      answers.push((await order({ ...right, udf4: `GUESS${n}` }, n)).status);
    }
    expect(answers).toEqual([...Array(10).fill(422), 429]);
    expect([(await ask(code)).status, (await order(right, 11)).status]).toEqual([429, 429]);
    app.clock.advance(60_000);
    expect((await order(right, 12)).status).toBe(200);
  });
});
