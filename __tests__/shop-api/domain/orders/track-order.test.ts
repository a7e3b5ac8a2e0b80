import { beforeEach, expect, test } from '@jest/globals';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { testKeys } from '@/__tests__/support/test-deps';
import { trackingMessages } from '@/contract/messages/orders';
import { TRACKING_LINK_DAYS } from '@/contract/shop/limits';
import { trackingPage } from '@/shop-api/domain/orders/track-order';

const A_DAY_MS = 86_400_000;
const DELHIVERY = { carrier: 'Delhivery', tracking_number: '1234567890' };
/** As long as a shop's own gets, and the prefix of a language. */
const LONG_ORIGIN = 'https://www.vanya.co.in/hi';
/** Two values of a registered text message in a row. */
const LONGEST_IN_SMS = 60;

const pageOf = (id: number, publicOrigin: string) =>
  trackingPage({ keys: testKeys, publicOrigin }, id);

onEachApp((app) => {
  const order = new CashOrder(app);

  const tokenOf = (id: number) => pageOf(id, '').slice('/track/'.length);
  const follow = (token: string) => app.call(`GET /track/${token}/`);
  const refusal = async (token: string) => {
    const { status, body } = await follow(token);
    return [status, body.reason, body.message];
  };
  const NOT_OURS = [404, 'tracking_link_not_valid', trackingMessages.notValid];

  beforeEach(async () => {
    await order.begin((await newCustomer(app.db)).id);
    await order.place();
  });

  test('whoever has the link of a message sees where the order stands', async () => {
    const token = tokenOf(order.id);
    await order.move('Confirmed', 'Packed');
    await order.moveTo('Shipped', order.staff, DELHIVERY);
    const { status, body } = await follow(token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      order_id: order.number,
      order_status: 'Shipped',
      expected_by: '2026-11-28',
      shipment: DELHIVERY,
      goods: [{ id: COFFEE, quantity: 2 }],
    });
    expect(body.data.timeline.map((step: { status: string }) => step.status)).toEqual([
      ...['Pending', 'Confirmed', 'Packed', 'Shipped'],
    ]);
  });

  test('it tells neither who gets the order, nor where it goes, nor what it costs', async () => {
    const { body } = await follow(tokenOf(order.id));
    const { fullName, mobile, fullAddress } = await order.row();
    const told = JSON.stringify(body);
    for (const secret of [fullName, mobile, mobile.slice(-10), fullAddress]) {
      expect(told).not.toContain(secret);
    }
    expect(told).not.toMatch(/price|total|amount|_amt|tax|voucher|gift|address|495|1090/);
  });

  test('a forged, altered, cut or foreign link is told in words', async () => {
    const token = tokenOf(order.id);
    const [, signature = ''] = token.split('-');
    const other = signature.startsWith('0') ? '1' : '0';
    for (const wrong of [
      `${order.id + 1}-${signature}`,
      `${order.id}-${other}${signature.slice(1)}`,
      token.slice(0, -1),
      `${token}0`,
      `0${token}`,
      String(order.id),
      `${order.id}-${testKeys.sign('preview', String(order.id)).slice(0, 20)}`,
    ]) {
      expect([wrong, await refusal(wrong)]).toEqual([wrong, NOT_OURS]);
    }
  });

  test('it ends sixty days after the last move of the order', async () => {
    const token = tokenOf(order.id);
    app.clock.advance((TRACKING_LINK_DAYS - 1) * A_DAY_MS);
    order.staff = await app.customer(3);
    await order.move('Confirmed');
    app.clock.advance(TRACKING_LINK_DAYS * A_DAY_MS);
    expect((await follow(token)).status).toBe(200);
    app.clock.advance(1);
    expect(await refusal(token)).toEqual([404, 'tracking_link_over', trackingMessages.over]);
  });

  test('it fits into a text message in every language', () => {
    expect(pageOf(999_999, LONG_ORIGIN).length).toBeLessThanOrEqual(LONGEST_IN_SMS);
  });
});
