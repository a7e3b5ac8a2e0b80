import { expect, test } from '@jest/globals';
import { askFor, newMembershipTxnid } from '@/__tests__/support/buy-membership';
import { CashOrder } from '@/__tests__/support/cash-order';
import { GiftCards } from '@/__tests__/support/gift-card';
import { onEachApp } from '@/__tests__/support/test-app';

const STAFF = 3;
const HOUR_MS = 3_600_000;

onEachApp((app) => {
  const order = new CashOrder(app);
  const inHours = (hours: number) =>
    new Date(app.clock.now().getTime() + hours * HOUR_MS).toISOString();

  async function close(closed: { closed_from: string | null; closed_until: string | null }) {
    const who = await app.customer(STAFF);
    const { body } = await app.call('GET /staff/settings/orders/', { who });
    const fields = { ...body.data, ...closed };
    return app.call('PUT /staff/settings/orders/', {
      who,
      body: { version: body.version, fields },
    });
  }
  const shown = async () => (await app.call('GET /settings/')).body.data.settings.orders;

  test('a shop that staff have closed sells nothing, and says until when', async () => {
    await order.begin();
    await close({ closed_from: inHours(-1), closed_until: inHours(2) });
    await expect(order.place()).rejects.toThrow(/We take no orders until \d+ \w+ \d{4}, /);
    for (const { status, body } of [
      await new GiftCards(app).ask({ amount: '500' }),
      await askFor(app, order.asha.who, newMembershipTxnid()),
    ]) {
      expect([status, body.reason]).toEqual([422, 'orders_closed']);
    }
    expect(await shown()).toMatchObject({ closed_until: expect.any(String) });
  });

  test('and sells again by itself when the time is over, which no page carries then', async () => {
    await close({ closed_from: inHours(-2), closed_until: inHours(-1) });
    await order.place();
    expect(order.number).not.toBe('');
    expect(await shown()).toMatchObject({ closed_from: null, closed_until: null });
  });

  test('a time that is to come closes nothing yet, and an end needs a beginning', async () => {
    expect((await close({ closed_from: inHours(1), closed_until: null })).status).toBe(200);
    await order.begin();
    await order.place();
    const answer = await close({ closed_from: null, closed_until: inHours(1) });
    expect(answer.body.errors).toHaveProperty('closed_until');
  });
});
