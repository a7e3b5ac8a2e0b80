import 'server-only';
import type { Address } from '@/contract/accounts/address';
import type { OwnGiftCard } from '@/contract/payments/gift-cards';
import { toPaise, toRupees } from '@/contract/shop/money';
import { toDisplayedDay } from '@/lib/format/dates';
import type { CallingShopper } from '@/lib/server/api/shopper-call';
import type { MembershipHistory } from '@/lib/view/membership';

type Customer = Pick<CallingShopper, 'call'>;

/** Returns the addresses of the customer of the session, the default one first. */
export async function readAddresses({ call }: Customer): Promise<Address[]> {
  const { data } = await call('listAddresses', {});
  return data;
}

/** Returns the gift vouchers of the customer of the session. @throws ApiError */
export async function readGiftCards({ call }: Customer): Promise<OwnGiftCard[]> {
  return (await call('listGiftCards', {})).data;
}

/** Returns the total balance of the gift vouchers, in rupees. @throws ApiError */
export async function readGiftBalance(customer: Customer): Promise<number> {
  const giftCards = await readGiftCards(customer);
  const paise = giftCards.reduce((sum, { balance }) => sum + toPaise(balance), 0);
  return toRupees(paise);
}

/**
 * Returns the memberships of the customer of the session in brief, with what they would have saved.
 * @throws ApiError
 */
export async function readMembershipHistory({ call }: Customer): Promise<MembershipHistory> {
  const { data, delivery_paid: deliveryPaid = 0 } = await call('listMemberships', {});
  // The newest comes first, so the first valid one ends last.
  const last = data.find(({ is_expired: isExpired }) => !isExpired);
  const until = last ? toDisplayedDay(last.end_date).text : null;
  return { wasMember: data.length > 0, until, deliveryPaid };
}

/** Returns whether the shopper is a member now. Not stored, since a membership expires. */
export async function readIsMember({ session, call }: CallingShopper): Promise<boolean> {
  if (!session.token) return false;
  const { is_sose_elite_user: isElite } = await call('checkMembership', {});
  return isElite;
}
