import { sql } from 'drizzle-orm';
import { giftCode, giftCodeHash } from '@/shop-api/domain/gift-cards/gift-card';
import { tokenHash } from '@/shop-api/domain/session/token-hash';
import { argon2Passwords } from '@/shop-api/providers/passwords/argon2-passwords';
import { newAppointment } from './appointment';
import { buyMembership, newMembershipTxnid } from './buy-membership';
import { orderBody, paymentBody } from './buyer';
import { GiftCards } from './gift-card';
import { newCustomer } from './new-customer';
import { SAMPLE_ADDRESS } from './sample-address';
import { sampleUpload } from './sample-upload';
import type { TestApp } from './test-app';
import { testKeys } from './test-deps';
import { toForm } from './to-form';

type Headers = Record<string, string>;

/** The tables whose ids appear in answers to their owners. */
const TABLES = 'customers addresses cart_lines orders memberships gift_cards wishes appointments';
/** A product of the demo shop; every canary customer buys it. */
export const PRODUCT = 1003;

/** A customer with one of everything, whose texts and numbers are all recognisable. */
export interface CanaryPerson {
  who: Headers;
  email: string;
  phone: string;
  lineId: number;
  addressId: number;
  orderId: number;
  appointmentId: number;
  membershipId: number;
  membershipTxnid: string;
  txnid: string;
  code: string;
  /** Values that only the owner may read. */
  visible: string[];
  /** Values that no caller may read. */
  hidden: string[];
}

/** The marks of its texts and numbers: all its ids begin with the seven `digits`. */
interface Marks {
  prefix: string;
  digits: string;
}

/** Registers a canary customer with everything a customer can have. */
export async function canaryPerson(app: TestApp, marks: Marks): Promise<CanaryPerson> {
  const { prefix, digits } = marks;
  await startIdsAt(app, `${digits}01`);
  const passwordHash = await argon2Passwords().hash(`${prefix}-Tulsi-84`);
  const [email, phone] = [`${prefix}mail@example.com`, `+919${digits}22`];
  const own = { firstName: `${prefix}First`, lastName: `${prefix}Last`, company: `${prefix}Works` };
  const { id } = await newCustomer(app.db, { ...own, email, phone, passwordHash });
  const who = await app.customer(id);
  const token = who.Authorization?.replace('token ', '') ?? '';
  const { number, ...things } = await buyThings(app, who, marks);
  const membershipTxnid = newMembershipTxnid();
  const membershipId = await buyMembership(app, who, 'monthly', membershipTxnid);
  const code = await receiveGift(app, who, prefix);
  const avatar = await setAvatar(app, who);
  const appointmentId = await newAppointment(app, who, {
    name: `${prefix}Seeker`,
    email: `${prefix}seeker@example.com`,
    problem_description: `${prefix}Ache`,
    landmark: `${prefix}Well`,
  });
  const texts = [
    'First',
    'Last',
    'Works',
    'mail',
    'Home',
    'Lane',
    'Nagar',
    'Tree',
    'Gift',
    'Seeker',
  ];
  return {
    ...{ who, email, phone, membershipId, membershipTxnid, appointmentId, code, ...things },
    visible: [
      ...texts.map((text) => prefix + text),
      ...[digits, phone, number, avatar, `"ending":"${code.slice(-4)}"`],
    ],
    hidden: [
      ...['Sender', 'sender', 'Receiver', 'receiver', 'Wish'].map((text) => prefix + text),
      ...['seeker@', 'Ache', 'Well'].map((text) => prefix + text),
      ...[token, tokenHash(token), passwordHash, code, giftCodeHash(testKeys, code)],
      ...[things.txnid, membershipTxnid],
    ],
  };
}

/** Sets the next id of every table whose ids appear in answers. */
export async function startIdsAt({ db }: TestApp, first: string): Promise<void> {
  for (const table of TABLES.split(' ')) {
    await db.execute(sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${first}::int)`);
  }
}

/** Creates an address, an order, an unpaid order, a cart, a wishlist and a review. */
async function buyThings(app: TestApp, who: Headers, { prefix, digits }: Marks) {
  const mine = {
    full_name: `${prefix}Home`,
    mobile: `+919${digits}33`,
    another_mobile: `+919${digits}44`,
    address_line_1: `${prefix}Lane`,
    address_line_2: `${prefix}Nagar`,
    landmark: `${prefix}Tree`,
  };
  const body = { ...SAMPLE_ADDRESS, ...mine };
  const addressId = (await app.call('POST /user/address/', { who, body })).body.data.id;
  const buyer = { who, addressId };
  const fill = () => app.call('POST /cart/', { who, body: { pid: PRODUCT, quantity: 1 } });
  await fill();
  const business = { gstin: '24AAPFU0939F1Z1', business_name: `${prefix}Traders` };
  const gift = { udf5: `${prefix}Gift` };
  const order = { ...(await orderBody(app, buyer, { shipping: 0 })), ...gift, ...business };
  const { order_id: number } = (await app.call('POST /orders/', { who, body: order })).body;
  const [row] = (await app.call('GET /web/orders/list/', { who })).body.data;
  await fill();
  const form = toForm(await paymentBody(app, buyer, { shipping: 0 }));
  const link = await app.call('POST /get-order-payment-link/', { who, body: form });
  const cart = await fill();
  await app.call('POST /wishlist/', { who, body: { pid: PRODUCT } });
  const review = { name: 'Somebody', rating: 5, review: 'For everybody to read' };
  await app.call(`POST /rating_review/${PRODUCT}/`, { who, body: review });
  const lineId = cart.body.data.cart_items[0].id;
  return { addressId, orderId: row.id, number, txnid: link.body.txn_id, lineId };
}

/** Requests, pays and redeems a gift card; returns its code. */
async function receiveGift(app: TestApp, who: Headers, prefix: string): Promise<string> {
  const gifts = new GiftCards(app);
  const asked = await gifts.ask({
    sender_name: `${prefix}Sender`,
    sender_email: `${prefix}sender@example.com`,
    receiver_name: `${prefix}Receiver`,
    receiver_email: `${prefix}receiver@example.com`,
    message: `${prefix}Wish`,
  });
  await gifts.pay(asked);
  const code = giftCode(testKeys, (await gifts.payment(asked)).giftCardId);
  await gifts.redeem(who, code);
  return code;
}

/** Uploads an avatar; returns its path. */
async function setAvatar(app: TestApp, who: Headers): Promise<string> {
  const body = toForm({ picture: await sampleUpload() });
  const answer = await app.call('POST /user/profile/picture/', { who, body });
  return answer.body.data.profile_pic.src;
}
