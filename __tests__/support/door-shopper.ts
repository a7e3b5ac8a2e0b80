import { afterAll, beforeAll } from '@jest/globals';
import { sealData, unsealData } from 'iron-session';
import * as cart from '../../app/api/cart/route';
import type { SessionData } from '../../lib/server/session';
import { DoorBrowser } from './door-browser';
import { openShopApi } from './open-shop-api';

/** Of the demo shop: ₹495.00; ₹549.00 with 3 in stock; packings at ₹35.00 and ₹79.00. */
export const COFFEE = 1001;
export const LAMP = 1070;
export const GIFT_BOX = 4901;
export const JUTE_BAG = 4902;

const password = 'a secret of at least thirty-two characters';

/** Gives the storefront's door the real shop API behind it, for all tests of a file. */
export function withShopApi(): void {
  let shopApi: Awaited<ReturnType<typeof openShopApi>>;
  beforeAll(async () => {
    shopApi = await openShopApi();
    Object.assign(process.env, { API_BASE_URL: shopApi.origin, SESSION_SECRET: password });
  });
  afterAll(() => shopApi.close());
}

/** A shopper at the door whose sealed session the test may look into. */
export class DoorShopper extends DoorBrowser {
  session(): Promise<SessionData> {
    return unsealData<SessionData>(this.cookie.split('=')[1] ?? '', { password });
  }

  async seal(data: SessionData): Promise<void> {
    this.cookie = `vanya_session=${await sealData(data, { password })}`;
  }

  add(pid: number, quantity: number, headers = {}): Promise<Response> {
    return this.send(cart.POST, { json: { pid, quantity }, headers });
  }

  /** The id of the cart's line that holds a product. */
  async lineId(productId: number): Promise<string> {
    const { cart: shown } = await (await this.send(cart.GET)).json();
    const holds = (line: { product_id: number }) => line.product_id === productId;
    return String(shown.cart_items.find(holds).id);
  }
}
