import { sql } from 'drizzle-orm';
import type { Database } from '../../shop-api/db/database.ts';
import { appointments } from '../../shop-api/db/schema/appointments.ts';
import { customers } from '../../shop-api/db/schema/customers.ts';
import { leads } from '../../shop-api/db/schema/leads.ts';
import { orderLines } from '../../shop-api/db/schema/order-lines.ts';
import { orders } from '../../shop-api/db/schema/orders.ts';
import { refundsDue } from '../../shop-api/db/schema/refunds-due.ts';
import { returnRequests } from '../../shop-api/db/schema/returns.ts';
import { reviews } from '../../shop-api/db/schema/reviews.ts';
import { inLongTransaction } from '../../shop-api/db/transaction.ts';
import { vacuum } from '../../shop-api/db/vacuum.ts';
import { withoutIndexes } from '../../shop-api/db/without-indexes.ts';

const CUSTOMERS = 100_000;
const ORDERS = 1_000_000;
const FEWER = 50_000;
/** Ids from here on are those of the measurement. */
const FIRST_ID = 1_000_000;

const FILLED = [
  ...[customers, orders, orderLines, returnRequests, refundsDue],
  ...[reviews, leads, appointments],
];

const FIRST_NAMES = names(
  'Asha Ravi Nandini Imran Lalitha Arjun Meera Kabir Sunita Vikram Divya Rahul Pooja Amit Neha Sanjay',
);
const LAST_NAMES = names(
  'Shah Patel Iyer Khan Rao Desai Mehta Nair Singh Gupta Joshi Reddy Das Bose Kulkarni Menon Pillai Sheikh',
);

function names(list: string) {
  return sql.raw(`(ARRAY['${list.split(' ').join("','")}'])`);
}

/** A number that looks random and is the same in each run, below `max`. */
const mixed = (max: number, salt: number) =>
  sql.raw(`(abs(hashint4(n * 31 + ${salt})::bigint) % ${max})::int`);
const oneOf = (list: ReturnType<typeof names>, count: number, salt: number) =>
  sql`${list}[1 + ${mixed(count, salt)}]`;
const firstName = oneOf(FIRST_NAMES, 16, 1);
const lastName = sql`${oneOf(LAST_NAMES, 18, 2)} || CASE WHEN n % 4 = 0 THEN ' ' || chr(65 + n % 26) || chr(97 + n / 26 % 26) || chr(97 + n / 676 % 26) ELSE '' END`;
const phone = sql`'+919' || lpad(${mixed(999_999_999, 3)}::text, 9, '0')`;
/** A moment of the last two years, later for higher numbers. */
const moment = (count: number) =>
  sql.raw(`now() - interval '730 days' * (1 - n::float8 / ${count})`);

/** Adds orders and customers by SQL, and less of all else that customers send; once. */
export async function addSent(db: Database): Promise<void> {
  if ((await db.$count(orders)) >= ORDERS) return;
  await inLongTransaction(db, (tx) =>
    withoutIndexes(tx, FILLED, async () => {
      await addCustomers(tx);
      await addOrders(tx);
      await addLines(tx);
      await addReturns(tx);
      await addOthers(tx);
    }),
  );
  await vacuum(db);
}

async function addCustomers(tx: Database): Promise<void> {
  await tx.execute(sql`
    INSERT INTO customers (id, first_name, last_name, email, phone)
    SELECT ${FIRST_ID}::int + n, ${firstName}, ${lastName}, lower(${firstName}) || n || '@example.com', ${phone}
    FROM generate_series(1, ${CUSTOMERS}::int) AS n`);
}

async function addOrders(tx: Database): Promise<void> {
  const state = sql`CASE WHEN n > ${ORDERS - 2_000} THEN 'pending' WHEN n > ${ORDERS - 6_000} THEN 'shipped'
    WHEN n % 20 = 0 THEN 'cancelled' WHEN n % 50 = 1 THEN 'returned' ELSE 'delivered' END`;
  const isOnline = sql`n % 5 < 3`;
  const pin = sql`(110000 + ${mixed(19_000, 4)} * 38)::text`;
  await tx.execute(sql`
    INSERT INTO orders (id, customer_id, state, pay_type, delivery_method, is_gift, goods_paise, discount_paise,
      shipping_paise, shipping_reason, gst_paise, payable_paise, address_id, full_name, mobile, full_address,
      city_id, state_name, postal_code, placed_at, paid_at, delivered_at)
    SELECT ${FIRST_ID}::int + n, ${FIRST_ID}::int + 1 + ${mixed(CUSTOMERS, 5)}, ${state},
      CASE WHEN ${isOnline} THEN 'Online Payment' ELSE 'Cash on Delivery' END, 'Standard delivery', false,
      25000 + ${mixed(400_000, 6)}, 0, 0, 'own_city', 0, 25000 + ${mixed(400_000, 6)}, 1,
      ${firstName} || ' ' || ${lastName}, ${phone}, '12 Neem Lane, Ahmedabad ' || ${pin} || ', Gujarat, India',
      57606, 'Gujarat', ${pin}, ${moment(ORDERS)},
      CASE WHEN ${isOnline} AND n % 40 = 0 THEN NULL ELSE ${moment(ORDERS)} END, ${moment(ORDERS)}
    FROM generate_series(1, ${ORDERS}::int) AS n`);
}

/** Two lines an order: some products are in many orders, most in few. */
async function addLines(tx: Database): Promise<void> {
  await tx.execute(sql`
    WITH goods AS (SELECT id, name, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS goods FROM products)
    INSERT INTO order_lines (order_id, product_id, name, size, hsn, gst_percent, quantity, price_paise, mrp_paise,
      total_paise, discount_paise, shipping_paise, gst_paise, shipping_gst_paise, stock_taken)
    SELECT ${FIRST_ID}::int + n, goods.id, goods.name, '', '0901', 5, 1, 20000, 20000, 20000, 0, 0, 952, 0, 1
    FROM generate_series(1, ${ORDERS}::int) AS n
    CROSS JOIN generate_series(1, 2) AS line
    JOIN goods ON goods.place = 1 + floor((SELECT max(place) FROM goods) *
      power((abs(hashint4(n * 7 + line)::bigint) % 100000) / 100000.0, 3))`);
}

async function addReturns(tx: Database): Promise<void> {
  await tx.execute(sql`
    INSERT INTO return_requests (order_id, order_line_id, customer_id, request_key, quantity, reason, details, remedy,
      state, created_at, ended_at)
    SELECT orders.id, min(order_lines.id), min(customer_id), 'key ' || orders.id, 1, 'damaged', '', 'refund',
      CASE WHEN orders.id % 40 = 0 THEN 'requested' ELSE 'declined' END, min(placed_at),
      CASE WHEN orders.id % 40 = 0 THEN NULL ELSE min(placed_at) END
    FROM orders JOIN order_lines ON order_id = orders.id
    WHERE orders.id > ${FIRST_ID} AND orders.id % 20 = 0 GROUP BY orders.id`);
  await tx.execute(sql`
    INSERT INTO refunds_due (order_id, amount_paise, reason, payment_key, created_at, settled_at)
    SELECT id, 20000 + id % 9999, 'cancelled', 'order ' || id, placed_at, CASE WHEN id % 400 = 0 THEN NULL ELSE placed_at END
    FROM orders WHERE id > ${FIRST_ID} AND id % 20 = 0`);
}

async function addOthers(tx: Database): Promise<void> {
  await tx.execute(sql`
    INSERT INTO reviews (product_id, customer_id, name, rating, text, created_at)
    SELECT DISTINCT ON (1, 2) (SELECT id FROM products ORDER BY id OFFSET n % 1000 LIMIT 1),
      ${FIRST_ID}::int + n, ${firstName}, 1 + n % 5, 'Fresh and fragrant, as my grandmother made it ' || n, ${moment(FEWER)}
    FROM generate_series(1, ${FEWER}::int) AS n`);
  await tx.execute(sql`
    INSERT INTO leads (kind, company, name, email, phone, subject, details, digest, created_at)
    SELECT (ARRAY['contact', 'business', 'export'])[1 + n % 3], 'Company ' || n, ${firstName} || ' ' || ${lastName},
      'lead' || n || '@example.com', ${phone}, 'Order and delivery',
      jsonb_build_array(jsonb_build_object('label', 'Message', 'value', 'Two tonnes of turmeric for parcel ' || n)),
      'bench ' || n, ${moment(FEWER)}
    FROM generate_series(1, ${FEWER}::int) AS n`);
  await tx.execute(sql`
    INSERT INTO appointments (slot_id, starts_at, state, name, country, email, mobile, gender, age_group, problem,
      description, landmark, medicines, created_at)
    SELECT (SELECT min(id) FROM appointment_slots), ${moment(FEWER)} + interval '30 days', 'booked',
      ${firstName} || ' ' || ${lastName}, 'India', 'patient' || n || '@example.com', ${phone}, 'Female', '18 to 45', '', '', '',
      '[]', ${moment(FEWER)}
    FROM generate_series(1, ${FEWER}::int) AS n`);
}
