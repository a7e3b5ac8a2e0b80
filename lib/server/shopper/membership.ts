import 'server-only';
import { chargeFor } from '@/contract/shop/delivery-charges';
import { toPaise, toRupees } from '@/contract/shop/money';
import { ApiError, isNotFound } from '@/lib/api-error';
import { getSettings } from '@/lib/server/api/settings';
import type { CallingShopper } from '@/lib/server/api/shopper-call';
import type { MemberGain, MembershipPaymentStatus } from '@/lib/view/membership';
import { readCart } from './cart';
import { readAddresses, readMembershipHistory } from './customer';

/** Returns the status of a purchase of the customer of the session. @throws ApiError */
export async function readMembershipPayment(
  shopper: CallingShopper,
  txnid: string,
): Promise<MembershipPaymentStatus> {
  try {
    const { state } = await shopper.call('getMembershipPayment', { params: { txnid } });
    return { state, gain: state === 'paid' ? await readMemberGain(shopper) : null };
  } catch (error) {
    if (isNotFound(error)) return { state: 'new', gain: null };
    throw error;
  }
}

/**
 * Returns what the member of the session has, and what it saves on the cart, which goes to the
 * default address. Null for who is no member, and on failure: the thanks do not depend on it.
 */
export async function readMemberGain(shopper: CallingShopper): Promise<MemberGain | null> {
  const { customer, token } = shopper.session;
  if (!token) return null;
  try {
    const [{ until }, cart, addresses, { delivery }] = await Promise.all([
      readMembershipHistory(shopper),
      readCart(shopper),
      readAddresses(shopper),
      getSettings(),
    ]);
    if (!until) return null;
    const home = addresses.find(({ is_default: isDefault }) => isDefault);
    const to = { goodsPaise: toPaise(cart.total), cityId: home?.city_obj.id ?? null };
    const { paise } = chargeFor(delivery, { ...to, isMember: false });
    const cartCount = cart.cart_counter;
    const saving = cartCount > 0 && home ? toRupees(paise) : 0;
    return { firstName: customer?.firstName ?? '', until, cartCount, saving };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
