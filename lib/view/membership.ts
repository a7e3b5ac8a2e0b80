import type {
  MembershipPaymentPhase,
  MembershipRecord,
  PlanOffer,
} from '@/contract/memberships/memberships';
import type { Message } from '@/contract/messages/text-with-values';
import type { DisplayedMoment } from '@/lib/format/dates';
import type { FormFlash } from './form-flash';

/** The status of a purchase; `new`: its payment has not been requested yet. */
export type MembershipPaymentState = MembershipPaymentPhase | 'new';

/** The answer of `GET /api/elite/purchase`. */
export interface MembershipPaymentStatus {
  state: MembershipPaymentState;
  /** Once it is paid; null where it could not be read. */
  gain: MemberGain | null;
}

/** What a member has. */
export interface MemberGain {
  firstName: string;
  /** The last day of the membership. */
  until: Message;
  /** Pieces in the cart that waits. */
  cartCount: number;
  /** Rupees that its delivery would cost without the membership; 0 where that is not known. */
  saving: number;
}

/** The answer of `GET /api/elite`. */
export interface MembershipHistory {
  /** The shopper has paid for a membership before, whether it is still valid or not. */
  wasMember: boolean;
  /** The last day of the membership that is valid now, with those that follow it. */
  until: Message | null;
  /** Rupees paid for delivery in the last twelve months. */
  deliveryPaid: number;
}

/** What an invitation to the membership is about. */
export interface MembershipInvitation {
  /** The price of a month, in rupees. */
  price: number | undefined;
  /** Rupees paid for delivery in the last twelve months. */
  deliveryPaid: number;
}

/** A term of membership with its days as displayed. */
export interface DisplayedMembership extends MembershipRecord {
  from: DisplayedMoment;
  until: DisplayedMoment;
  cancelled: DisplayedMoment | null;
}

/** The data of a purchase page. Personal: never cached. */
export interface MembershipPaymentPageData {
  offer: PlanOffer;
  txnid: string;
  first: MembershipPaymentStatus;
  /** The reason why the payment page could not be opened. */
  flash: FormFlash | undefined;
}
