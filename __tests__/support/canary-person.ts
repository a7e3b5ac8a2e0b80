import { sql } from 'drizzle-orm';
import { giftCode, giftCodeHash } from '@/shop-api/domain/gift-card/gift-code';
import { tokenHash } from '@/shop-api/domain/identity/token-hash';
import { argon2Passwords } from '@/shop-api/providers/passwords/argon2-passwords';
import { orderBody, paymentBody } from './buyer';
import { buyTerm, newPurchase } from './elite-terms';
import { GiftCards } from './gift-card';
import { newCustomer } from './new-customer';
import { SAMPLE_ADDRESS } from './sample-address';
import { sampleUpload } from './sample-upload';
import type { TestApp } from './test-app';
import { testKeys } from './test-deps';
import { toForm } from './to-form';

type Headers = Record<string, string>;

/** Whose ids stand in answers to their owners. */
const TABLES = 'customers addresses cart_lines orders memberships gift_cards wishes';
/** Of the demo shop; everybody buys it. */
export const PRODUCT = 1003;

/** A customer with one of everything, whose every word and number can be told again. */
export interface CanaryPerson {
  who: Headers;
  email: string;
  phone: string;
  lineId: number;
  addressId: number;
  orderId: number;
  termId: number;
  purchase: string;
  txnid: string;
  code: string;
  /** What the owner reads, and nobody else. */
  shown: string[];
  /** What nobody reads. */
  hidden: string[];
}

/** What its texts and numbers can be told by: `digits` are seven, and all its ids begin with them. */
interface Marks {
  word: string;
  digits: string;
}

/** Registers one, and gives it everything a customer can have. */
export async function canaryPerson(app: TestApp, marks: Marks): Promise<CanaryPerson> {
  const { word, digits } = marks;
  await startIdsAt(app, `${digits}01`);
  const passwordHash = await argon2Passwords().hash(`${word}-Tulsi-84`);
  const [email, phone] = [`${word}mail@example.com`, `+919${digits}22`];
  const own = { firstName: `${word}First`, lastName: `${word}Last`, company: `${word}Works` };
  const { id } = await newCustomer(app.db, { ...own, email, phone, passwordHash });
  const who = await app.customer(id);
  const token = who.Authorization?.replace('token ', '') ?? '';
  const { number, ...things } = await buyThings(app, who, marks);
  const purchase = newPurchase();
  const termId = await buyTerm(app, who, 'monthly', purchase);
  const code = await receiveGift(app, who, word);
  const portrait = await setPortrait(app, who);
  const texts = ['First', 'Last', 'Works', 'mail', 'Home', 'Lane', 'Nagar', 'Tree', 'Gift'];
  return {
    ...{ who, email, phone, termId, purchase, code, ...things },
    shown: [
      ...texts.map((text) => word + text),
      ...[digits, phone, number, portrait, `"ending":"${code.slice(-4)}"`],
    ],
    hidden: [
      ...['Sender', 'sender', 'Receiver', 'receiver', 'Wish'].map((text) => word + text),
      ...[token, tokenHash(token), passwordHash, code, giftCodeHash(testKeys, code)],
      ...[things.txnid, purchase],
    ],
  };
}

/** The next row of every table that answers show gets this id. */
export async function startIdsAt({ db }: TestApp, first: string): Promise<void> {
  for (const table of TABLES.split(' ')) {
    await db.execute(sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${first}::int)`);
  }
}

/** An address, an order, another one that is not paid, a cart, a wishlist and a review. */
async function buyThings(app: TestApp, who: Headers, { word, digits }: Marks) {
  const mine = {
    full_name: `${word}Home`,
    mobile: `+919${digits}33`,
    another_mobile: `+919${digits}44`,
    address_line_1: `${word}Lane`,
    address_line_2: `${word}Nagar`,
    landmark: `${word}Tree`,
  };
  const body = { ...SAMPLE_ADDRESS, ...mine };
  const addressId = (await app.call('POST /user/address/', { who, body })).body.data.id;
  const buyer = { who, addressId };
  const fill = () => app.call('POST /cart/', { who, body: { pid: PRODUCT, quantity: 1 } });
  await fill();
  const order = { ...(await orderBody(app, buyer, { shipping: 0 })), udf5: `${word}Gift` };
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

/** Asks for a gift voucher, pays it and enters its code, which is answered. */
async function receiveGift(app: TestApp, who: Headers, word: string): Promise<string> {
  const gifts = new GiftCards(app);
  const asked = await gifts.ask({
    sender_name: `${word}Sender`,
    sender_email: `${word}sender@example.com`,
    receiver_name: `${word}Receiver`,
    receiver_email: `${word}receiver@example.com`,
    message: `${word}Wish`,
  });
  await gifts.pay(asked);
  const code = giftCode(testKeys, (await gifts.payment(asked)).giftCardId);
  await gifts.redeem(who, code);
  return code;
}

/** Answers where the picture lies. */
async function setPortrait(app: TestApp, who: Headers): Promise<string> {
  const body = toForm({ picture: await sampleUpload() });
  const answer = await app.call('POST /user/profile/picture/', { who, body });
  return answer.body.data.profile_pic.src;
}
