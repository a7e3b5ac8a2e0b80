import { beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { buyer, fillCart, orderBody } from '@/__tests__/support/buyer';
import { assertInvariants, countGoods, RULES } from '@/__tests__/support/invariants';
import { COFFEE, OnlinePayment } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { vouchers } from '@/shop-api/db/schema/vouchers';

const STAFF = 3;

/** A statement that breaks each rule; `{order}` is an order with a voucher that was packed. */
const BREAKS: Record<string, string> = {
  'an order has lines': 'DELETE FROM order_lines WHERE order_id = {order}',
  'the lines of an order add up to it':
    'UPDATE order_lines SET gst_paise = gst_paise + 1 WHERE order_id = {order}',
  'an order holds goods as long as somebody may get them':
    'UPDATE order_lines SET stock_taken = quantity + 1 WHERE order_id = {order}',
  'a voucher is used by the orders that name it, while they hold goods':
    'DELETE FROM voucher_uses WHERE order_id = {order}',
  'a voucher is used as often as it may be':
    "UPDATE vouchers SET uses_in_all = 0 WHERE code = 'ONCE'",
  'a key that was kept has its answer': 'UPDATE idempotency_keys SET status = NULL',
  'a payment asks for what its order costs': 'UPDATE payments SET amount_paise = amount_paise - 1',
  'what was paid made its order paid, or is owed': "UPDATE payments SET state = 'paid'",
  'an order paid online is paid by one payment': `
    UPDATE orders SET paid_at = now(), pay_type = 'Online Payment' WHERE id = {order}`,
  'what was paid for an order that was taken back is owed':
    "UPDATE orders SET paid_at = now(), state = 'returned' WHERE id = {order}",
  'an order that was packed has its invoice, no other has':
    "DELETE FROM order_events WHERE order_id = {order} AND state = 'packed'",
  'requests and refunds are for at most the pieces of their line': `
    INSERT INTO return_requests
      (order_id, order_line_id, customer_id, request_key, quantity, reason, details, remedy, state,
        refund_paise, created_at, ended_at)
    SELECT order_id, l.id, o.customer_id, 'key', l.quantity + 1, 'damaged', '', 'refund', 'requested', 0, now(), NULL
    FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.id = {order}`,
  'what a return request pays back is owed, and at most what its order cost': `
    INSERT INTO return_requests
      (order_id, order_line_id, customer_id, request_key, quantity, reason, details, remedy, state,
        refund_paise, created_at, ended_at)
    SELECT order_id, l.id, o.customer_id, 'key', 1, 'damaged', '', 'refund', 'refunded', 100, now(), now()
    FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.id = {order}`,
  'what went back of an invoice is credited, all of it when its order was taken back':
    "UPDATE orders SET state = 'returned' WHERE id = {order}",
  'no line and no rate of an invoice is credited beyond it, each is where nothing is left': `
    INSERT INTO credit_notes (order_id, invoice_id, number, issued_at, document)
    SELECT order_id, id, 'VC', issued_at, jsonb_set(document, '{lines,0,quantity}', '99')
    FROM invoices WHERE order_id = {order}`,
  'what was paid less what is owed is what the credit notes leave of the invoice':
    "UPDATE orders SET state = 'cancelled' WHERE id = {order}",
  'parts pay back money and gift vouchers in the shares of their order, to half a paisa': `
    INSERT INTO order_refunds (order_id, refund_paise, gift_card_paise, created_at)
    VALUES ({order}, 1, 1, now())`,
  'what a part of an order pays back is what its lines say': `
    INSERT INTO order_refunds (order_id, refund_paise, gift_card_paise, created_at)
    VALUES ({order}, 100, 0, now())`,
  'what staff refund of an order is owed': `
    INSERT INTO order_refunds (order_id, refund_paise, gift_card_paise, created_at)
    VALUES ({order}, 100, 0, now())`,
  'an invoice says what its order says': `
    UPDATE invoices SET document = jsonb_set(document, '{sums,igstPaise}', '1')
    WHERE order_id = {order}`,
  'invoices and credit notes are numbered without a gap':
    'UPDATE invoice_counters SET last = last + 1',
  'what is left of a gift voucher is the sum of its entries': `
    INSERT INTO gift_cards
      (amount_paise, balance_paise, sender_name, sender_email, receiver_name, receiver_email, created_at)
    VALUES (100, 1, 'a', 'a@example.com', 'b', 'b@example.com', now())`,
  'the stock of a product is the sum of its movements': `DO $$ BEGIN
    ALTER TABLE products DISABLE TRIGGER products_change_stock;
    UPDATE products SET stock = stock + 1; END $$`,
  'every movement says what is left after it': `DO $$ BEGIN
    ALTER TABLE stock_movements DISABLE TRIGGER stock_movements_stay;
    UPDATE stock_movements SET stock_after = stock_after + 1; END $$`,
  'what an order has taken is in the movements that name it': `DO $$ BEGIN
    ALTER TABLE stock_movements DISABLE TRIGGER stock_movements_stay;
    UPDATE stock_movements SET delta = delta - 1000 WHERE kind = 'order'; END $$`,
  'an order has from gift vouchers what they pay of it, while it holds': `
    UPDATE orders SET gift_card_paise = 1, payable_paise = payable_paise - 1 WHERE id = {order}`,
};

class TakenBack extends Error {}

onEachApp((app) => {
  let order: number;

  /** The violations found after a statement, which is rolled back. */
  async function complaintAfter(statement: string): Promise<string> {
    let complaint = '';
    const change = app.db.transaction(async (tx) => {
      await tx.execute(sql.raw(statement.replace('{order}', String(order))));
      complaint = await assertInvariants(tx).then(() => '', String);
      throw new TakenBack();
    });
    await expect(change).rejects.toThrow(TakenBack);
    return complaint;
  }

  beforeAll(async () => {
    await app.db.insert(vouchers).values({ code: 'ONCE', percent: 10, usesInAll: 1 });
    const asha = await buyer(app);
    await fillCart(app, asha, { [COFFEE]: 2 });
    const headers = { 'Idempotency-Key': 'kept' };
    const body = await orderBody(app, asha, { voucher: 'ONCE' });
    const placed = await app.call('POST /orders/', { who: asha.who, headers, body });
    order = Number(placed.body.order_id.slice('VN'.length)) - 100_000;
    const who = await app.customer(STAFF);
    for (const to of ['Confirmed', 'Packed']) {
      await app.call(`POST /orders/${order}/move/`, { who, body: { to } });
    }
    await new OnlinePayment(app).begin();
  });

  test('the invariants hold in a working shop', async () => {
    await assertInvariants(app.db, await countGoods(app.db));
  });

  test('every invariant has a statement that breaks it', () => {
    expect(Object.keys(BREAKS).sort()).toEqual(Object.keys(RULES).sort());
  });

  test.each(Object.entries(BREAKS))('report a violation: %s', async (rule, statement) => {
    expect(await complaintAfter(statement)).toContain(rule);
  });

  test('report missing goods', async () => {
    const goods = await countGoods(app.db);
    const lost = assertInvariants(app.db, { ...goods, [COFFEE]: 1 });
    await expect(lost).rejects.toThrow(String(COFFEE));
  });
});
