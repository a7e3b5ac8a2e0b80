import { sumsDue } from '../../contract/cart/cart-sums.ts';
import { addresses } from '../../shop-api/db/schema/addresses.ts';
import { customers } from '../../shop-api/db/schema/customers.ts';
import type { TestApp } from './test-app.ts';

type Headers = Record<string, string>;

/** The API in this process or in another one. */
export type Callable = Pick<TestApp, 'call'>;
/** The API and database in which customers are registered and logged in. */
export type Registry = Pick<TestApp, 'db' | 'customer'>;

/** Cities of the table of places, each with a PIN code. */
export const AHMEDABAD = {
  stateId: 4030,
  stateName: 'Gujarat',
  cityId: 57606,
  cityName: 'Ahmedabad',
  postalCode: '380009',
};
export const MUMBAI = {
  stateId: 4008,
  stateName: 'Maharashtra',
  cityId: 133024,
  cityName: 'Mumbai',
  postalCode: '400001',
};
type City = typeof AHMEDABAD;

/** A customer with an address, ready for the checkout. */
export interface Buyer {
  who: Headers;
  addressId: number;
}

export interface Person extends Buyer {
  customerId: number;
}

/** Gives a customer an address; 1 is the demo customer, 2 the Elite one. */
export async function buyer(app: Registry, customerId = 1, city: City = MUMBAI): Promise<Buyer> {
  const [row] = await app.db
    .insert(addresses)
    .values({
      ...city,
      customerId,
      fullName: 'Asha Rao',
      mobile: '+919825000000',
      line1: '12 Neem Lane',
      line2: 'Navrangpura',
      countryId: 101,
      tag: 'No tag',
    })
    .returning({ id: addresses.id });
  return { who: await app.customer(customerId), addressId: row?.id ?? 0 };
}

/** Creates this number of new customers, each with an address. */
export async function crowd(app: Registry, size: number, name: string): Promise<Person[]> {
  const names = Array.from({ length: size }, (_, n) => ({ firstName: name, lastName: `${n}` }));
  const rows = await app.db.insert(customers).values(names).returning({ id: customers.id });
  return Promise.all(rows.map(async ({ id }) => ({ ...(await buyer(app, id)), customerId: id })));
}

/** Replaces the content of the buyer's cart. */
export async function fillCart(
  app: Callable,
  { who }: Buyer,
  goods: Record<number, number>,
): Promise<void> {
  const { body } = await app.call('GET /cart/', { who });
  for (const line of body.data.cart_items) await app.call(`DELETE /cart/${line.id}`, { who });
  for (const [pid, quantity] of Object.entries(goods)) {
    await app.call('POST /cart/', { who, body: { pid: Number(pid), quantity } });
  }
}

/** The options of an order, in rupees. */
export interface OrderOptions {
  voucher?: string;
  /** If not what the shop charges for the address. */
  shipping?: number;
  /** The part paid by gift cards. */
  giftRupees?: number;
}

/** What the shop charges for a delivery of the buyer's cart to the address, in rupees. */
async function chargeTo(app: Callable, { who, addressId }: Buyer): Promise<number> {
  const { body } = await app.call('GET /user/address/', { who });
  const chosen = body.data.find(({ id }: { id: number }) => id === addressId);
  return chosen?.shipping_amt ?? 0;
}

/** The order body of a checkout, with the amounts that the shop displays. */
export async function orderBody(
  app: Callable,
  { who, addressId }: Buyer,
  { voucher = '', giftRupees, ...options }: OrderOptions = {},
) {
  const shipping = options.shipping ?? (await chargeTo(app, { who, addressId }));
  const cart = voucher
    ? (await app.call(`GET /validate-voucher-code/?voucher_code=${voucher}`, { who })).body
    : (await app.call('GET /cart/', { who })).body.data;
  const { amountPaise, taxPaise } = sumsDue(cart, shipping);
  const due = Math.max(0, amountPaise - (giftRupees ?? 0) * 100);
  return {
    address1: addressId,
    pay_type: 'Cash on Delivery',
    udf2: shipping,
    udf3: taxPaise / 100,
    discount_amt: cart.discount_amt,
    udf4: voucher,
    order_total: cart.total,
    sale_status: 'Quotation Sent',
    productinfo: 'SOSE',
    amount: Math.round(due) / 100,
    ...(giftRupees === undefined ? {} : { gift_voucher_amt: giftRupees }),
  };
}

/** The form fields of a checkout with online payment. */
export async function paymentBody(app: Callable, asha: Buyer, options: OrderOptions = {}) {
  const { udf2, udf3, udf4, amount } = await orderBody(app, asha, options);
  return {
    txnid: '1763700000000',
    amount,
    productinfo: 'SOSE',
    billing_address: asha.addressId,
    shipping_amount: udf2,
    tax_amount: udf3,
    is_a_gift: false,
    giftMessage: '',
    voucherCode: udf4,
  };
}
