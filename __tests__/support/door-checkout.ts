import * as line from '../../app/api/cart/[id]/route';
import * as cart from '../../app/api/cart/route';
import * as checkout from '../../app/api/checkout/route';
import type { Address } from '../../contract/address';
import type { ShopperCart } from '../../lib/api/shopper';
import { writeFigures } from '../../lib/server/door/checkout-figures';
import { readGiftBalance } from '../../lib/server/door/gift-vouchers';
import { callAs } from '../../lib/server/door/shopper';
import { callShopApi } from '../../lib/server/shop-api';
import { COFFEE, DoorShopper } from './door-shopper';
import { SAMPLE_ADDRESS } from './sample-address';

/** A customer at the checkout with an address and two coffees for ₹990.00. */
export class DoorBuyer extends DoorShopper {
  async begin(): Promise<void> {
    await this.logIn();
    for (const { id } of (await this.cart()).cart.cart_items) {
      await this.send(line.DELETE, { method: 'DELETE', params: { id: String(id) } });
    }
    await this.add(COFFEE, 2);
    if ((await this.addresses()).length === 0) await this.move();
  }

  /** Gives the customer an address in Ahmedabad. */
  private async move(): Promise<void> {
    const { token } = await this.session();
    const body = { ...SAMPLE_ADDRESS, address_tags: 'Home' as const, is_default: true };
    await callShopApi('addAddress', { body }, { caller: { token } });
  }

  async cart(): Promise<ShopperCart> {
    return (await this.send(cart.GET)).json();
  }

  async addresses(): Promise<Address[]> {
    const { token } = await this.session();
    return (await callShopApi('listAddresses', {}, { caller: { token } })).data;
  }

  private async giftBalance(): Promise<number> {
    const { token } = await this.session();
    return readGiftBalance({ call: callAs({ token }) });
  }

  /** What the form of the page holds, with other choices laid over it. */
  async form(choice: object = {}) {
    const addresses = await this.addresses();
    const { cart: shown, voucher } = await this.cart();
    const giftBalance = await this.giftBalance();
    return {
      address: addresses[0]?.id ?? 0,
      payment: 'Cash on Delivery',
      delivery: 'Standard delivery',
      shown: writeFigures({ cart: shown, addresses, giftBalance, voucher }),
      key: crypto.randomUUID(),
      ...choice,
    };
  }

  async order(choice: object = {}): Promise<Response> {
    return this.send(checkout.POST, { json: await this.form(choice) });
  }
}
