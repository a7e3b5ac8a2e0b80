import { type SQL, sql } from 'drizzle-orm';

/** A payment `p` that did not count for its order, so that a refund is due. */
const IS_REFUND_DUE = sql`EXISTS (
  SELECT 1 FROM refunds_due r
  WHERE r.order_id = p.order_id AND r.reason IN ('paid twice', 'paid too late')
    AND r.payment_key IN (p.gateway || ' ' || p.txnid, p.gateway || ' ' || p.gateway_payment_id))`;

/** Rules of payments, refunds and invoices: each query returns the rows that break its rule. */
export const MONEY_RULES: Record<string, SQL> = {
  'a payment asks for what its order costs': sql`
    SELECT p.txnid AS broken FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.amount_paise <> o.payable_paise
      AND (
        o.taken_again_at IS NULL OR p.created_at >= o.taken_again_at
        OR (p.state = 'paid' AND NOT ${IS_REFUND_DUE}))`,

  'what was paid made its order paid, or is owed': sql`
    SELECT p.txnid AS broken FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.state = 'paid' AND o.paid_at IS NULL AND NOT ${IS_REFUND_DUE}`,

  'an order paid online is paid by one payment': sql`
    SELECT number AS broken FROM orders o
    WHERE pay_type = 'Online Payment' AND paid_at IS NOT NULL AND payable_paise > 0
      AND 1 <> (
        SELECT count(*) FROM payments p
        WHERE p.order_id = o.id AND p.state = 'paid' AND NOT ${IS_REFUND_DUE})`,

  'what was paid for an order that was taken back is owed': sql`
    SELECT number AS broken FROM orders o
    WHERE state IN ('cancelled', 'returned') AND paid_at IS NOT NULL AND payable_paise > 0
      AND NOT EXISTS (
        SELECT 1 FROM refunds_due r
        WHERE r.payment_key = 'order ' || o.id AND r.amount_paise = o.payable_paise - (
          SELECT coalesce(sum(f.refund_paise - f.gift_card_paise), 0)
          FROM order_refunds f WHERE f.order_id = o.id))
      AND o.payable_paise > (
        SELECT coalesce(sum(f.refund_paise - f.gift_card_paise), 0)
        FROM order_refunds f WHERE f.order_id = o.id)`,

  'an order that was packed has its invoice, no other has': sql`
    SELECT number AS broken FROM orders o
    WHERE EXISTS (SELECT 1 FROM invoices i WHERE i.order_id = o.id)
      <> EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.state = 'packed')`,

  'an invoice says what its order says': sql`
    SELECT i.number AS broken FROM invoices i JOIN orders o ON o.id = i.order_id
    WHERE (document -> 'sums' ->> 'totalPaise')::int <> payable_paise + gift_card_paise
      OR abs(gst_paise - (document -> 'sums' ->> 'cgstPaise')::int
        - (document -> 'sums' ->> 'sgstPaise')::int - (document -> 'sums' ->> 'igstPaise')::int)
        > CASE WHEN (document ->> 'isWithinState')::boolean THEN 0
          ELSE (SELECT 2 * count(*) FROM order_lines l WHERE l.order_id = o.id) END`,

  'invoices and credit notes are numbered without a gap': sql`
    SELECT series || '/' || financial_year AS broken FROM invoice_counters c
    WHERE NOT EXISTS (
      SELECT 1
      FROM (
        SELECT number FROM invoices UNION ALL SELECT number FROM credit_notes
        UNION ALL SELECT number FROM membership_documents) papers
      WHERE number LIKE series || '/' || financial_year || '/%'
      HAVING count(*) = last AND max(right(number, 6)::int) = last)`,

  'what is left of a gift voucher is the sum of its entries': sql`
    SELECT c.id::text AS broken FROM gift_cards c LEFT JOIN gift_card_entries e ON e.gift_card_id = c.id
    GROUP BY c.id HAVING c.balance_paise <> coalesce(sum(e.amount_paise), 0) OR c.balance_paise < 0`,

  'an order has from gift vouchers what they pay of it, while it holds': sql`
    SELECT number AS broken FROM orders o LEFT JOIN gift_card_entries e ON e.order_id = o.id
    GROUP BY o.id
    HAVING -coalesce(sum(e.amount_paise), 0) <> CASE
      WHEN state IN ('cancelled', 'returned') OR released_at IS NOT NULL THEN 0
      ELSE gift_card_paise - (
        SELECT coalesce(sum(f.gift_card_paise), 0) FROM order_refunds f WHERE f.order_id = o.id)
      END`,

  'what went back of an invoice is credited, all of it when its order was taken back': sql`
    WITH credited AS (
      SELECT invoice_id, (r ->> 'gstPercent')::int AS rate, sum((r ->> 'totalPaise')::int) AS total,
        sum((r ->> 'taxablePaise')::int) AS taxable, sum((r ->> 'cgstPaise')::int) AS cgst,
        sum((r ->> 'sgstPaise')::int) AS sgst, sum((r ->> 'igstPaise')::int) AS igst
      FROM credit_notes, jsonb_array_elements(document -> 'rates') r GROUP BY 1, 2
    ), invoiced AS (
      SELECT i.id, i.number, i.order_id, r, (i.document -> 'sums' ->> 'totalPaise')::int AS whole,
        (SELECT coalesce(sum(f.refund_paise), 0) FROM order_refunds f WHERE f.order_id = i.order_id)
          AS parts
      FROM invoices i, jsonb_array_elements(i.document -> 'rates') r
    )
    SELECT i.number AS broken FROM invoiced i JOIN orders o ON o.id = i.order_id
      LEFT JOIN credited c ON c.invoice_id = i.id AND c.rate = (r ->> 'gstPercent')::int
    WHERE CASE WHEN o.state IN ('cancelled', 'returned') OR parts = whole
      THEN (c.total, c.taxable, c.cgst, c.sgst, c.igst) IS DISTINCT FROM (
        (r ->> 'totalPaise')::int, (r ->> 'taxablePaise')::int, (r ->> 'cgstPaise')::int,
        (r ->> 'sgstPaise')::int, (r ->> 'igstPaise')::int)
      ELSE (SELECT coalesce(sum(total), 0) FROM credited WHERE invoice_id = i.id) <> parts END`,

  'no line and no rate of an invoice is credited beyond it, each is where nothing is left': sql`
    SELECT DISTINCT number AS broken FROM (
      SELECT number, sum(sum(sign * (part ->> 'totalPaise')::int)) OVER (PARTITION BY number) AS rest,
        least(sum(sign * (part ->> 'totalPaise')::int), sum(sign * (part ->> 'taxablePaise')::int),
          sum(sign * (part ->> 'cgstPaise')::int), sum(sign * (part ->> 'sgstPaise')::int),
          sum(sign * (part ->> 'igstPaise')::int), sum(sign * (part ->> 'discountPaise')::int),
          sum(sign * (part ->> 'quantity')::int) FILTER (WHERE part ->> 'hsn' <> '')) AS least,
        greatest(sum(sign * (part ->> 'taxablePaise')::int), sum(sign * (part ->> 'cgstPaise')::int),
          sum(sign * (part ->> 'sgstPaise')::int), sum(sign * (part ->> 'igstPaise')::int)) AS most
      FROM (
        SELECT number, 1 AS sign, document FROM invoices
        UNION ALL
        SELECT i.number, -1, c.document FROM credit_notes c JOIN invoices i ON i.id = c.invoice_id
      ) papers, jsonb_array_elements(document -> 'lines' || (document -> 'rates')) part
      GROUP BY number, part ->> 'description', part ->> 'hsn', part ->> 'gstPercent') parts
    WHERE least < 0 OR rest = 0 AND most > 0`,

  'what was paid less what is owed is what the credit notes leave of the invoice': sql`
    SELECT o.number AS broken FROM orders o JOIN invoices i ON i.order_id = o.id
    WHERE (paid_at IS NOT NULL OR state IN ('cancelled', 'returned'))
      AND CASE WHEN paid_at IS NULL THEN 0 ELSE payable_paise END - (
          SELECT coalesce(sum(amount_paise), 0) FROM refunds_due r
          WHERE r.order_id = o.id AND r.reason NOT IN ('paid twice', 'paid too late')
        ) - (SELECT coalesce(sum(amount_paise), 0) FROM gift_card_entries e WHERE e.order_id = o.id)
        <> (i.document -> 'sums' ->> 'totalPaise')::int - (
          SELECT coalesce(sum((c.document -> 'sums' ->> 'totalPaise')::int), 0)
          FROM credit_notes c WHERE c.invoice_id = i.id)`,

  'parts pay back money and gift vouchers in the shares of their order, to half a paisa': sql`
    SELECT number AS broken FROM orders o JOIN order_refunds f ON f.order_id = o.id GROUP BY o.id
    HAVING 2 * abs(sum(f.gift_card_paise) * (payable_paise + o.gift_card_paise)
      - sum(f.refund_paise) * o.gift_card_paise) > payable_paise + o.gift_card_paise`,

  'what a part of an order pays back is what its lines say': sql`
    SELECT f.id::text AS broken FROM order_refunds f
    LEFT JOIN order_refund_lines l ON l.refund_id = f.id GROUP BY f.id
    HAVING f.refund_paise <> coalesce(sum(l.goods_paise + l.delivery_paise), 0)`,

  'what staff refund of an order is owed': sql`
    SELECT f.id::text AS broken FROM order_refunds f
    WHERE f.return_id IS NULL AND f.refund_paise - f.gift_card_paise <> (
      SELECT coalesce(sum(r.amount_paise), 0) FROM refunds_due r
      WHERE r.payment_key = 'refund ' || f.id)`,

  'what a return request pays back is owed, and at most what its order cost': sql`
    SELECT q.id::text AS broken FROM return_requests q JOIN orders o ON o.id = q.order_id
    WHERE q.refund_paise - q.gift_card_paise <> (
        SELECT coalesce(sum(r.amount_paise), 0) FROM refunds_due r
        WHERE r.payment_key = 'return ' || q.id)
      OR o.payable_paise + o.gift_card_paise < (
        SELECT sum(refund_paise) FROM order_refunds WHERE order_id = o.id)
      OR q.refund_paise <> (
        SELECT coalesce(sum(refund_paise), 0) FROM order_refunds WHERE return_id = q.id)
      OR o.state = 'returned' AND q.state NOT IN ('declined', 'withdrawn')`,
};
