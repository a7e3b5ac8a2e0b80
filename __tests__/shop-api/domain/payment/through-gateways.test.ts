import { beforeEach, describe, expect, it } from '@jest/globals';
import { onEachGatewayApp } from '../../../support/gateway-app';
import { STOCK } from '../../../support/online-payment';

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

onEachGatewayApp(({ app, plays, shop }) => {
  async function truth() {
    const order = await shop.order();
    return {
      state: (await shop.payment()).state,
      order: order?.state,
      isPaid: order?.paidAt !== null,
      owed: (await shop.owed()).map(({ amountPaise }) => amountPaise),
      stock: await shop.stock(),
    };
  }

  describe.each(['payu', 'razorpay'] as const)('a payment through %s', (name) => {
    beforeEach(async () => {
      plays.choose(name, app.clock);
      await shop.begin();
    });

    it('is made once, in whatever order return, webhook and look-up come, and however often', async () => {
      for (const steps of ORDERS) {
        await shop.leave();
        plays.play.decide(shop.txnid, 'paid');
        for (const step of steps) {
          await shop[step]();
          expect([steps, await truth()]).toEqual([steps, PAID]);
        }
        for (const step of steps) await shop[step]();
        expect([await truth(), await shop.cartCount()]).toEqual([PAID, 0]);
        await shop.begin();
      }
    });

    it('that failed leaves the order to be paid by another', async () => {
      await shop.leave();
      plays.play.decide(shop.txnid, 'failed');
      for (const step of ['hear', 'ask', 'hear'] as const) await shop[step]();
      expect([await truth(), await shop.cartCount()]).toEqual([{ ...OPEN, state: 'failed' }, 2]);
      const failed = shop.txnid;
      shop.txnid = (await shop.payAgain()).body.txn_id;
      expect(shop.txnid).not.toBe(failed);
      await shop.leave();
      plays.play.decide(shop.txnid, 'paid');
      await shop.comeBack();
      expect(await truth()).toEqual(PAID);
    });

    it('is open while the bank thinks, and made when it has decided', async () => {
      await shop.leave();
      await shop.ask();
      expect(await truth()).toEqual({ ...OPEN, state: 'pending' });
      plays.play.decide(shop.txnid, 'paid');
      await shop.hear();
      expect(await truth()).toEqual(PAID);
    });

    it('brought back and told a hundred times at once is one payment', async () => {
      await shop.leave();
      plays.play.decide(shop.txnid, 'paid');
      const many = Array.from({ length: 50 }, () => [shop.comeBack(), shop.hear()]).flat();
      const [answers] = await Promise.all([Promise.all(many), shop.ask()]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await truth()).toEqual(PAID);
    });

    it('that nobody signed is refused, and changes nothing', async () => {
      await shop.leave();
      plays.play.decide(shop.txnid, 'paid');
      expect((await shop.comeBack(true)).status).toBe(400);
      expect(await truth()).toEqual({ ...OPEN, state: 'created' });
    });

    it('of a rupee pays nothing: it is owed, however often it is told', async () => {
      await shop.leave();
      plays.play.decide(shop.txnid, 'a rupee');
      for (let times = 0; times < 3; times++) await shop.hear();
      expect(await truth()).toEqual({ ...OPEN, state: 'mismatch', owed: [100] });
    });
  });
});
