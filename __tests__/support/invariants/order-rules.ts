import { type SQL, sql } from 'drizzle-orm';

/**
 * Rules of orders and their holds: each query returns the rows that break its rule. What table
 * constraints refuse (a negative stock, an order that does not add up) is not checked again.
 */
export const ORDER_RULES: Record<string, SQL> = {
  'an order has lines': sql`
    SELECT number AS broken FROM orders o
    WHERE NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id)`,

  'the lines of an order add up to it': sql`
    SELECT number AS broken FROM orders o JOIN order_lines l ON l.order_id = o.id
    GROUP BY o.id
    HAVING sum(l.total_paise) <> goods_paise
      OR sum(l.discount_paise) <> o.discount_paise
      OR sum(l.shipping_paise) <> o.shipping_paise
      OR sum(l.gst_paise + l.shipping_gst_paise) <> o.gst_paise`,

  'an order holds goods as long as somebody may get them': sql`
    SELECT number AS broken FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE l.stock_taken NOT IN (0, l.quantity - (
      SELECT coalesce(sum(f.restocked + f.written_off), 0) FROM order_refund_lines f
      WHERE f.order_line_id = l.id))
      OR l.stock_taken > 0 AND (o.state = 'cancelled' OR o.released_at IS NOT NULL)`,

  'requests and refunds are for at most the pieces of their line': sql`
    SELECT l.id::text AS broken FROM order_lines l JOIN (
      SELECT order_line_id, quantity FROM return_requests WHERE state NOT IN ('declined', 'withdrawn')
      UNION ALL
      SELECT f.order_line_id, f.quantity FROM order_refund_lines f
      JOIN order_refunds r ON r.id = f.refund_id WHERE r.return_id IS NULL) q ON q.order_line_id = l.id
    GROUP BY l.id HAVING sum(q.quantity) > l.quantity`,

  'the stock of a product is the sum of its movements': sql`
    SELECT p.id::text AS broken FROM products p LEFT JOIN stock_movements m ON m.product_id = p.id
    GROUP BY p.id HAVING coalesce(p.stock, 0) <> coalesce(sum(m.delta), 0)`,

  'every movement says what is left after it': sql`
    SELECT m.id::text AS broken FROM (
      SELECT id, stock_after, sum(delta) OVER (PARTITION BY product_id ORDER BY id) AS so_far
      FROM stock_movements) m
    WHERE coalesce(m.stock_after, 0) <> m.so_far`,

  'what an order has taken is in the movements that name it': sql`
    SELECT o.number AS broken FROM orders o
      JOIN order_lines l ON l.order_id = o.id
      LEFT JOIN LATERAL (
        SELECT sum(m.delta) AS moved FROM stock_movements m
        WHERE m.product_id = l.product_id AND m.reference = o.number
          AND m.kind IN ('order', 'release', 'cancel')) m ON true
    WHERE l.stock_taken > 0 AND -m.moved NOT IN (0, l.stock_taken + (
      SELECT coalesce(sum(f.restocked + f.written_off), 0) FROM order_refund_lines f
      WHERE f.order_line_id = l.id))`,

  'a voucher is used by the orders that name it, while they hold goods': sql`
    SELECT number AS broken FROM orders o LEFT JOIN voucher_uses u ON u.order_id = o.id
    WHERE (u.order_id IS NOT NULL)
      <> (o.voucher_code <> '' AND o.state <> 'cancelled' AND o.released_at IS NULL)`,

  'a voucher is used as often as it may be': sql`
    SELECT code AS broken FROM vouchers v
    WHERE uses_in_all < (SELECT count(*) FROM voucher_uses u WHERE u.voucher_id = v.id)
      OR EXISTS (
        SELECT 1 FROM voucher_uses u WHERE u.voucher_id = v.id
        GROUP BY customer_id HAVING count(*) > v.uses_per_customer)`,

  'a key that was kept has its answer': sql`
    SELECT key AS broken FROM idempotency_keys WHERE status IS NULL`,
};
