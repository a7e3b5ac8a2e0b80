import { sealData } from 'iron-session';
import { StorefrontBrowser } from '../../../__tests__/support/storefront-browser.ts';
import type { Database } from '../../../shop-api/db/database.ts';
import { SESSION_SECRET } from '../settings.ts';
import type { Answers } from '../traffic/answers.ts';
import { askAs } from '../traffic/ask-as.ts';
import { insist } from '../traffic/buy.ts';
import { logIn, type Shopper } from './shoppers.ts';

/** Of the demo shop. */
const CUSTOMER_ID = 3;

/** A member of staff at the desk, through the edge as everybody. */
export type Staff = Awaited<ReturnType<typeof makeStaff>>;

export async function makeStaff(db: Database, answers: Answers) {
  const { Authorization = '' } = await logIn(db, CUSTOMER_ID);
  const login = {
    token: Authorization.replace('token ', ''),
    customer: { firstName: 'Staff', isStaff: true },
  };
  const browser = new StorefrontBrowser();
  browser.cookies.set('vanya_login', await sealData(login, { password: SESSION_SECRET }));
  const person: Shopper = { browser, network: '10.3.0.1', email: '', addressId: 0, cityId: 0 };

  /** Does it, however often that takes. @throws Error where the shop refuses */
  async function does(path: string, json: object) {
    const key = crypto.randomUUID();
    const send = () => askAs(answers, person, { kind: 'staff', path, json, key });
    const { answer } = await insist(send);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text);
  }

  return {
    async move(orderId: number, to: string) {
      await does(`/api/staff/orders/${orderId}/move`, { to, key: crypto.randomUUID() });
    },
    async setPrice(id: number, rupees: number) {
      const change = { price: rupees };
      const path = '/api/desk/products/prices';
      const { data } = await does(path, { ...change, items: [{ id }], dry_run: true });
      const items = [{ id, version: data[0].version }];
      await does(path, { ...change, items, dry_run: false });
    },
    async correctStock(id: number, change: number) {
      await does(`/api/desk/stock/${id}/correct`, { change, reason: 'other', note: 'Sale day' });
    },
  };
}
