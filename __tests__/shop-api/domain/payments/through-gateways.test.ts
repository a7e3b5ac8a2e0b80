import { beforeEach, describe, expect, test } from '@jest/globals';
import { onEachGatewayApp } from '@/__tests__/support/gateway-app';
import { STOCK } from '@/__tests__/support/online-payment';

type Step = 'comeBack' | 'hear' | 'ask';

const ORDERS: Step[][] = [
  ['comeBack', 'hear', 'ask'],
  ['comeBack', 'ask', 'hear'],
  ['hear', 'comeBack', 'ask'],
  ['hear', 'ask', 'comeBack'],
  ['ask', 'comeBack', 'hear'],
  ['ask', 'hear', 'comeBack'],
];
const PAID = { state: 'paid', order: 'confirmed', isPaid: true, owed: [], stock: STOCK - 2 };
const OPEN = { order: 'pending', isPaid: false, owed: [], stock: STOCK - 2 };

onEachGatewayApp(({ app, gateways, shop }) => {
  async function truth() {
    const order = await shop.order();
    return {
      state: (await shop.payment()).state,
      order: order?.state,
      isPaid: order?.paidAt !== null,
      owed: (await shop.refundsDue()).map(({ amountPaise }) => amountPaise),
      stock: await shop.stock(),
    };
  }

  describe.each(['payu', 'razorpay'] as const)('a payment through %s', (name) => {
    beforeEach(async () => {
      gateways.choose(name, app.clock);
      await shop.begin();
    });

    test('is made once by return, webhook and look-up in any order and number', async () => {
      for (const steps of ORDERS) {
        await shop.leave();
        gateways.current.decide(shop.txnid, 'paid');
        for (const step of steps) {
          await shop[step]();
          expect([steps, await truth()]).toEqual([steps, PAID]);
        }
        for (const step of steps) await shop[step]();
        expect([await truth(), await shop.cartCount()]).toEqual([PAID, 0]);
        await shop.begin();
      }
    });

    test('that failed leaves the order to be paid by another one', async () => {
      await shop.leave();
      gateways.current.decide(shop.txnid, 'failed');
      for (const step of ['hear', 'ask', 'hear'] as const) await shop[step]();
      expect([await truth(), await shop.cartCount()]).toEqual([{ ...OPEN, state: 'failed' }, 2]);
      const failed = shop.txnid;
      shop.txnid = (await shop.payAgain()).body.txn_id;
      expect(shop.txnid).not.toBe(failed);
      await shop.leave();
      gateways.current.decide(shop.txnid, 'paid');
      await shop.comeBack();
      expect(await truth()).toEqual(PAID);
    });

    test('is open until the bank has decided, and made afterwards', async () => {
      await shop.leave();
      await shop.ask();
      expect(await truth()).toEqual({ ...OPEN, state: 'pending' });
      gateways.current.decide(shop.txnid, 'paid');
      await shop.hear();
      expect(await truth()).toEqual(PAID);
    });

    test('returned and reported a hundred times at once is one payment', async () => {
      await shop.leave();
      gateways.current.decide(shop.txnid, 'paid');
      const many = Array.from({ length: 50 }, () => [shop.comeBack(), shop.hear()]).flat();
      const [answers] = await Promise.all([Promise.all(many), shop.ask()]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await truth()).toEqual(PAID);
    });

    test('without a valid signature is refused, and changes nothing', async () => {
      await shop.leave();
      gateways.current.decide(shop.txnid, 'paid');
      expect((await shop.comeBack(true)).status).toBe(400);
      expect(await truth()).toEqual({ ...OPEN, state: 'created' });
    });

    test('of a rupee pays nothing: it is one refund due, in any order and number', async () => {
      for (const steps of ORDERS) {
        await shop.leave();
        gateways.current.decide(shop.txnid, 'a rupee');
        for (const step of [...steps, ...steps]) {
          await shop[step]();
          const owed = { ...OPEN, state: 'mismatch', owed: [100] };
          expect([steps, await truth()]).toEqual([steps, owed]);
        }
        await shop.begin();
      }
    });
  });
});
