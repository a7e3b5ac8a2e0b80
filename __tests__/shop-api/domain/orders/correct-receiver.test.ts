import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { staffMessages } from '@/contract/messages/staff';
import { trail } from '@/shop-api/db/schema/trail';

onEachApp((app) => {
  const order = new CashOrder(app);
  const corrected = {
    full_name: 'Meera Rao',
    mobile: '+919825000009',
    lines: '14 Neem Lane, Third floor',
  };
  const correct = (changes = {}, who = order.staff) => {
    const body = { ...corrected, ...changes };
    return app.call(`POST /staff/orders/${order.id}/receiver/`, { who, body });
  };
  const read = async () =>
    (await app.call(`GET /staff/orders/${order.id}/`, { who: order.staff })).body.data;

  beforeEach(async () => {
    await order.begin();
    await order.place();
  });

  test('name, mobile and lines change; city, PIN code and state stay', async () => {
    const before = await read();
    expect((await correct()).status).toBe(200);
    expect(await read()).toMatchObject({
      shipping_address: {
        full_name: 'Meera Rao',
        mobile_no: '+919825000009',
        full_address: '14 Neem Lane, Third floor, Mumbai 400001, Maharashtra, India',
      },
      address_lines: '14 Neem Lane, Third floor',
      ...{ city: before.city, postal_code: before.postal_code, final_total: before.final_total },
    });
  });

  test('the trail says what was corrected, and nothing of the person', async () => {
    await correct();
    const rows = await app.db.select().from(trail).where(eq(trail.action, 'receiver corrected'));
    expect(rows.at(-1)).toMatchObject({ after: { corrected: 'name, mobile, address' } });
    expect(JSON.stringify(rows)).not.toMatch(/Meera|Asha|9825|Neem/);
  });

  test('a packed order keeps its address, which its invoice names', async () => {
    await order.move('Confirmed', 'Packed');
    expect(await correct()).toMatchObject({
      status: 409,
      body: { message: staffMessages.alreadyPacked },
    });
  });

  test.each([{ full_name: ' ' }, { mobile: '12' }, { lines: '' }])(
    'refuses %j',
    async (changes) => {
      expect((await correct(changes)).status).toBe(422);
    },
  );

  test('the customer may not', async () => {
    expect((await correct({}, order.asha.who)).status).toBe(403);
  });
});
