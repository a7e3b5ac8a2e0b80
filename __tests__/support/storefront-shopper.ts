import { afterAll, beforeAll } from '@jest/globals';
import { sealData, unsealData } from 'iron-session';
import { type SessionData, splitCookies } from '../../lib/server/session/session';
import type { SessionSummary } from '../../lib/view/session';
import type { AppDeps } from '../../shop-api/app';
import { openShopApi } from './open-shop-api';
import { StorefrontBrowser } from './storefront-browser';

/** Loaded with the first request, so that a test may replace modules of theirs before. */
const accountCalls = async () => (await import('../../app/api/calls/account')).accountCalls;
const shoppingCalls = async () => (await import('../../app/api/calls/shopping')).shoppingCalls;

/** Products of the demo shop: ₹495.00; ₹549.00 with 3 in stock; packings at ₹35.00 and ₹79.00. */
export const COFFEE = 1001;
export const LAMP = 1070;
export const GIFT_BOX = 4901;
export const JUTE_BAG = 4902;

const password = 'a secret of at least thirty-two characters';

type ShopApi = Awaited<ReturnType<typeof openShopApi>>;

/**
 * Connects the storefront's handlers to the real shop API, for all tests of a file. Returns a
 * function that returns the API.
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

/** A shopper of the storefront whose sealed session the test can read. */
export class StorefrontShopper extends StorefrontBrowser {
  /** The content of the cookies, including an ended login. */
  async session(): Promise<SessionData> {
    const contents = ['vanya_session', 'vanya_login'].map((name) => {
      const seal = this.cookies.get(name);
      return seal ? unsealData<SessionData>(seal, { password }) : {};
    });
    return Object.assign({}, ...(await Promise.all(contents)));
  }

  async seal(data: SessionData): Promise<void> {
    const [login, visit] = splitCookies(data);
    this.cookies.clear();
    this.cookies.set('vanya_session', await sealData(visit, { password }));
    this.cookies.set('vanya_login', await sealData(login, { password }));
  }

  async add(pid: number, quantity: number, headers = {}): Promise<Response> {
    const { cart } = await shoppingCalls();
    return this.send(cart.POST, { json: { pid, quantity }, headers });
  }

  async logIn(email = 'demo@example.com', password = 'Demo@1234'): Promise<Response> {
    const { login } = await accountCalls();
    return this.send(login.POST, { json: { email, password } });
  }

  /** The shopper's data in the header. */
  async summary(): Promise<SessionSummary> {
    const { session } = await shoppingCalls();
    return (await this.send(session.GET)).json();
  }

  /** The id of the cart line of a product. */
  async lineId(productId: number): Promise<string> {
    const { cart } = await shoppingCalls();
    const { cart: displayed } = await (await this.send(cart.GET)).json();
    const holds = (line: { product_id: number }) => line.product_id === productId;
    return String(displayed.cart_items.find(holds).id);
  }
}
