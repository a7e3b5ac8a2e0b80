import { afterAll, beforeAll } from '@jest/globals';
import { sealData, unsealData } from 'iron-session';
import * as cart from '../../app/api/cart/route';
import * as login from '../../app/api/login/route';
import * as session from '../../app/api/session/route';
import type { SessionSummary } from '../../lib/api/shopper';
import type { SessionData } from '../../lib/server/session';
import { splitParts } from '../../lib/server/session';
import type { AppDeps } from '../../shop-api/app';
import { DoorBrowser } from './door-browser';
import { openShopApi } from './open-shop-api';

/** Of the demo shop: ₹495.00; ₹549.00 with 3 in stock; packings at ₹35.00 and ₹79.00. */
export const COFFEE = 1001;
export const LAMP = 1070;
export const GIFT_BOX = 4901;
export const JUTE_BAG = 4902;

const password = 'a secret of at least thirty-two characters';

type ShopApi = Awaited<ReturnType<typeof openShopApi>>;

/**
 * Gives the storefront's door the real shop API behind it, for all tests of a file. Returns how to
 * look behind the door.
 */
export function withShopApi(changes?: Partial<AppDeps>): () => ShopApi {
  let shopApi: ShopApi;
  beforeAll(async () => {
    shopApi = await openShopApi(changes);
    Object.assign(process.env, { API_BASE_URL: shopApi.origin, SESSION_SECRET: password });
  });
  afterAll(() => shopApi.close());
  return () => shopApi;
}

/** A shopper at the door whose sealed session the test may look into. */
export class DoorShopper extends DoorBrowser {
  /** What the cookies hold; a login that is over as well. */
  async session(): Promise<SessionData> {
    const parts = ['vanya_session', 'vanya_login'].map((name) => {
      const seal = this.cookies.get(name);
      return seal ? unsealData<SessionData>(seal, { password }) : {};
    });
    return Object.assign({}, ...(await Promise.all(parts)));
  }

  async seal(data: SessionData): Promise<void> {
    const [login, visit] = splitParts(data);
    this.cookies.clear();
    this.cookies.set('vanya_session', await sealData(visit, { password }));
    this.cookies.set('vanya_login', await sealData(login, { password }));
  }

  add(pid: number, quantity: number, headers = {}): Promise<Response> {
    return this.send(cart.POST, { json: { pid, quantity }, headers });
  }

  logIn(email = 'demo@example.com', password = 'Demo@1234'): Promise<Response> {
    return this.send(login.POST, { json: { email, password } });
  }

  /** What the header shows of the shopper. */
  async summary(): Promise<SessionSummary> {
    return (await this.send(session.GET)).json();
  }

  /** The id of the cart's line that holds a product. */
  async lineId(productId: number): Promise<string> {
    const { cart: shown } = await (await this.send(cart.GET)).json();
    const holds = (line: { product_id: number }) => line.product_id === productId;
    return String(shown.cart_items.find(holds).id);
  }
}
