import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { GiftCards } from '@/__tests__/support/gift-card';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { trail } from '@/shop-api/db/schema/trail';

const STAFF = 3;

onEachApp((app) => {
  const cards = new GiftCards(app);
  const staffCall = async (call: string, body?: object) =>
    app.call(call, { who: await app.customer(STAFF), body });
  const idsOf = async (query: string): Promise<number[]> => {
    const { body } = await staffCall(`GET /staff/gift-vouchers/?page_size=100&${query}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  const detailOf = async (id: number) =>
    (await staffCall(`GET /staff/gift-vouchers/${id}/`)).body.data;
  const move = (id: number, to: string) =>
    staffCall(`POST /staff/gift-vouchers/${id}/move/`, { to });
  const shopper = async () => app.customer((await newCustomer(app.db)).id);

  async function bought(changes = {}) {
    const asked = await cards.ask(changes);
    await cards.pay(asked);
    const { giftCardId: id } = await cards.payment(asked);
    return { id, ending: (await cards.row(id)).ending ?? '' };
  }

  test('a gift voucher is found by both people and by the end of its code, once it is paid', async () => {
    const people = { sender_name: 'Zubeida Khan', receiver_name: 'Quentin Roy' };
    const emails = { sender_email: 'zubeida@example.org', receiver_email: 'quentin@example.org' };
    await cards.ask({ ...people, ...emails });
    const { id, ending } = await bought({ ...people, ...emails });
    for (const q of [
      'zub kha',
      'quen',
      'Zubeida@ex',
      'quentin@ex',
      ending,
      `${ending}`.toLowerCase(),
    ]) {
      expect([q, await idsOf(`q=${q}`)]).toEqual([q, [id]]);
    }
  });

  test('its page has who entered it and every change of its balance, never the whole code', async () => {
    const { id, code } = await cards.issue('700');
    const { id: customerId } = await newCustomer(app.db, { firstName: 'Asha', lastName: 'Rao' });
    await cards.redeem(await app.customer(customerId), code);
    const detail = await detailOf(id);
    expect(detail).toMatchObject({
      code: `… ${code.slice(-4)}`,
      state: 'open',
      amount: 700,
      balance: 700,
      customer: { id: customerId, name: 'Asha Rao' },
      entries: [{ reason: 'issued', amount: 700, order: null }],
      moves: ['resend', 'block'],
    });
    expect(JSON.stringify(detail)).not.toContain(code);
  });

  describe('a blocked gift voucher', () => {
    test('is entered by nobody, and leaves the wallet of whoever has entered it', async () => {
      const [entered, free] = [await cards.issue('500'), await cards.issue('500')];
      const who = await shopper();
      await cards.redeem(who, entered.code);
      for (const { id } of [entered, free]) expect((await move(id, 'block')).status).toBe(200);
      expect((await cards.redeem(await shopper(), free.code)).body.reason).toBe(
        'gift_code_unknown',
      );
      expect(await cards.balances(who)).toEqual([]);
      expect(await idsOf('state=blocked')).toEqual(expect.arrayContaining([entered.id, free.id]));
      await move(entered.id, 'unblock');
      expect(await cards.balances(who)).toEqual([500]);
    });

    test('is not mailed, and of two who block it the second is told', async () => {
      const { id } = await bought();
      const answers = await Promise.all([move(id, 'block'), move(id, 'block')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await move(id, 'resend')).status).toBe(409);
    });
  });

  test('the mail with the code goes out again to the receiver, and the trail says so', async () => {
    const { id, code } = await cards.issue('500');
    await deliverMails(app);
    await move(id, 'resend');
    const [mail, ...others] = await deliverMails(app);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(code);
    const rows = await app.db
      .select()
      .from(trail)
      .where(eq(trail.objectId, String(id)));
    const own = rows.filter(({ objectKind }) => objectKind === 'gift_voucher');
    expect(own).toMatchObject([{ action: 'resend', byId: STAFF }]);
    expect(JSON.stringify(own)).not.toContain('@');
  });
});
