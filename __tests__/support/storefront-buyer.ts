import { orderCalls } from '../../app/api/calls/orders';
import { shoppingCalls } from '../../app/api/calls/shopping';
import type { Address } from '../../contract/accounts/address';
import { callShopApi } from '../../lib/server/api/shop-api';
import { callAs } from '../../lib/server/api/shopper-call';
import { writeFigures } from '../../lib/server/shopper/checkout-figures';
import { readGiftBalance } from '../../lib/server/shopper/customer';
import type { ShopperCart } from '../../lib/view/cart';
import { SAMPLE_ADDRESS } from './sample-address';
import { COFFEE, StorefrontShopper } from './storefront-shopper';

const { cartLine: line, cart } = shoppingCalls;
const { checkout } = orderCalls;

/** A customer at the checkout with an address and two coffees for ₹990.00. */
export class StorefrontBuyer extends StorefrontShopper {
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

  /** The fields of the page's form, with the given changes. */
  async form(choice: object = {}) {
    const addresses = await this.addresses();
    const { cart: displayed, voucher } = await this.cart();
    const giftBalance = await this.giftBalance();
    return {
      address: addresses[0]?.id ?? 0,
      payment: 'Cash on Delivery',
      delivery: 'Standard delivery',
      displayed: writeFigures({ cart: displayed, addresses, giftBalance, voucher }),
      key: crypto.randomUUID(),
      ...choice,
    };
  }

  async order(choice: object = {}): Promise<Response> {
    return this.send(checkout.POST, { json: await this.form(choice) });
  }
}
