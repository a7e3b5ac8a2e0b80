import { describe, expect, test } from '@jest/globals';
import { buyMembership, newMembershipTxnid } from '@/__tests__/support/buy-membership';
import { GiftCards } from '@/__tests__/support/gift-card';
import { insertOrder } from '@/__tests__/support/insert-order';
import { IN_A_YEAR, newCustomer } from '@/__tests__/support/new-customer';
import { newNumber } from '@/__tests__/support/phone';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { onEachApp } from '@/__tests__/support/test-app';

const STAFF = 3;

onEachApp((app) => {
  const staffCall = async (call: string) => app.call(call, { who: await app.customer(STAFF) });
  const idsOf = async (query: string): Promise<number[]> => {
    const { body } = await staffCall(`GET /staff/customers/?page_size=100&${query}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  const detailOf = async (id: number) => (await staffCall(`GET /staff/customers/${id}/`)).body.data;
  async function proven(changes = {}) {
    const phone = newNumber();
    const made = await newCustomer(app.db, { phone, phoneProvenAt: app.clock.now(), ...changes });
    return { ...made, phone };
  }

  describe('a customer is found', () => {
    test('by beginnings of names, the last digits of the mobile and the begin of the email', async () => {
      const { id, phone, email } = await proven({ firstName: 'Zubeida', lastName: 'Quraishi' });
      expect(await idsOf('q=zub qur')).toEqual([id]);
      expect(await idsOf(`q=${phone.slice(-6)}`)).toContain(id);
      expect(await idsOf(`q=${phone.slice(-10)}`)).toEqual([id]);
      expect(await idsOf(`q=${email.slice(0, -4)}`)).toEqual([id]);
      expect(await idsOf('q=beida')).toEqual([]);
    });

    test('by state, membership, orders and the day they came', async () => {
      const came = new Date('2031-03-04T20:00:00Z');
      const add = async (changes = {}) =>
        (await newCustomer(app.db, { createdAt: came, ...changes })).id;
      const member = await add({ memberUntil: IN_A_YEAR });
      const before = await add({ memberUntil: new Date('2020-01-01') });
      const blocked = await add({ isActive: false });
      const closed = await add({ isActive: false, closedAt: came });
      await insertOrder(app.db, { customerId: member });
      // The evening is the next day in India.
      const day = 'from=2031-03-05&to=2031-03-05';
      expect(await idsOf(day)).toEqual([closed, blocked, before, member]);
      expect(await idsOf('from=2031-03-04&to=2031-03-04')).toEqual([]);
      expect(await idsOf(`${day}&elite=member`)).toEqual([member]);
      expect(await idsOf(`${day}&elite=ended`)).toEqual([before]);
      expect(await idsOf(`${day}&state=blocked`)).toEqual([blocked]);
      expect(await idsOf(`${day}&state=closed`)).toEqual([closed]);
      expect(await idsOf(`${day}&ordered=yes`)).toEqual([member]);
      expect(await idsOf(`${day}&state=open`)).toEqual([before, member]);
      expect(await idsOf(`${day}&sort=elite_until&order=asc`)).toEqual([before, member]);
    });
  });

  test('the page of a customer has everything about them', async () => {
    const { id, phone } = await proven({
      firstName: 'Asha',
      lastName: 'Rao',
      company: 'Rao Foods',
    });
    const who = await app.customer(id);
    await app.call('POST /user/address/', { who, body: SAMPLE_ADDRESS });
    const order = await insertOrder(app.db, { customerId: id });
    await buyMembership(app, who, 'monthly', newMembershipTxnid());
    const cards = new GiftCards(app);
    const { code } = await cards.issue('500');
    await cards.redeem(who, code);
    expect(await detailOf(id)).toMatchObject({
      name: 'Asha Rao',
      mobile: phone,
      company: 'Rao Foods',
      state: 'open',
      orders: 1,
      mobile_is_proven: true,
      email_is_proven: false,
      logins: 1,
      moves: ['log_out', 'block', 'erase'],
      addresses: [{ is_default: true }],
      newest_orders: [{ id: order.id, order_id: order.number, order_status: 'Confirmed' }],
      elite_terms: [{ plan: 'monthly', cancelled_at: null }],
      gift_vouchers: [{ ending: code.slice(-4) }],
      consents: [],
    });
  });

  test('an account without a name is called by its number', async () => {
    const { id } = await newCustomer(app.db, { firstName: '', lastName: '' });
    expect((await detailOf(id)).name).toBe(`Customer ${id}`);
  });
});
