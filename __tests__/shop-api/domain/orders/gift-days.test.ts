import { beforeEach, describe, expect, test } from '@jest/globals';
import { CashOrder } from '@/__tests__/support/cash-order';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { onEachApp } from '@/__tests__/support/test-app';
import type { StaffOrder } from '@/contract/staff/orders';

/** Ordered on Saturday 21 November at noon, a parcel takes five to six working days to Mumbai. */
const FIRST = '2026-11-28';
const LAST = '2027-01-20';

onEachApp((app) => {
  const order = new CashOrder(app);
  const staffCall = async (call: string) => (await app.call(call, { who: order.staff })).body;
  const listed = async (gift: string): Promise<boolean> => {
    const { data } = await staffCall(`GET /staff/orders/?gift=${gift}&page_size=100`);
    return data.some(({ id }: StaffOrder) => id === order.id);
  };

  async function send(wish: object) {
    await order.fill({ 1001: 2 });
    return order.send({ ...(await order.body()), productinfo: 'Gift', udf5: 'For Ba', ...wish });
  }

  async function place(wish: object): Promise<void> {
    const { body } = await send(wish);
    order.number = body.order_id;
    order.id = (await order.row()).id;
  }

  beforeEach(() => order.begin());

  describe('the day of a gift', () => {
    test('is when it arrives at the earliest; the order leaves for that and is promised by it', async () => {
      await place({ gift_day: '2026-12-10' });
      expect(await order.read()).toMatchObject({
        gift_day: '2026-12-10',
        expected_by: '2026-12-11',
      });
      const { data } = await staffCall(`GET /staff/orders/${order.id}/`);
      expect(data).toMatchObject({
        is_gift: true,
        gift_day: '2026-12-10',
        send_from: '2026-12-04',
      });
      const [desk] = (await deliverMails(app)).filter(({ text }) => text.includes('It is a gift'));
      expect(desk?.text).toContain('Send it from 4 December 2026 on.');
    });

    test.each([FIRST, LAST])('may be the first and the last that is possible: %s', async (day) => {
      expect((await send({ gift_day: day })).status).toBe(200);
    });

    test.each(['2026-11-27', '2027-01-21'])(
      'is not before the promise for the address, nor more than 60 days ahead: %s',
      async (day) => {
        const { status, body } = await send({ gift_day: day });
        expect([status, body.reason]).toEqual([422, 'gift_day_not_possible']);
        expect(body.errors.gift_day[0]).toContain('from 28 November 2026 to 20 January 2027');
      },
    );

    test('is a day of the calendar', async () => {
      const { body } = await send({ gift_day: '10/12/2026' });
      expect(body.errors.gift_day).toEqual(['Deliver on or after is not valid']);
    });

    test('counts for gifts alone', async () => {
      await place({ productinfo: 'SOSE', gift_day: '2026-12-10' });
      expect(await order.read()).toMatchObject({ gift_day: null, expected_by: FIRST });
    });
  });

  test('staff find gifts, those to send later and those to send now', async () => {
    await place({ gift_day: '2026-12-10' });
    expect([await listed('all'), await listed('later'), await listed('now')]).toEqual([
      true,
      true,
      false,
    ]);
    await place({});
    expect([await listed('later'), await listed('now')]).toEqual([false, true]);
  });

  test('the invoices for parcels are without those of gifts, whose buyers have theirs', async () => {
    await place({});
    await order.move('Confirmed', 'Packed');
    const run = await app.call(`GET /staff/invoices/?ids=${order.id}`, { who: order.staff });
    expect(run.status).toBe(404);
    const own = await app.call(`GET /accounting/invoice-pdf/?source_doc=${order.number}`, {
      who: order.asha.who,
    });
    expect(own.status).toBe(200);
  });
});
