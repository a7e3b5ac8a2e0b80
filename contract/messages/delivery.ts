import type { DeliveryCharge, ShippingReason } from '../shop/delivery-charges.ts';
import { USUAL_CHARGE_PAISE } from '../shop/delivery-charges.ts';
import { DELIVERY_WORKING_DAYS, MIN_ORDER_PAISE } from '../shop/limits.ts';
import { wholeRupees } from '../shop/money.ts';
import type { Message, TextWithValues } from './text-with-values.ts';
import { withValues } from './text-with-values.ts';

/** Minimum and maximum working days of a delivery. */
interface WorkingDays {
  min: number;
  max: number;
}

/** A promise in two parts, the first displayed in bold. */
interface DeliveryPromise {
  lead: TextWithValues;
  rest: TextWithValues;
}

interface DeliveryTo {
  workingDays: WorkingDays;
  /** The last day of the estimate as it is displayed. */
  arrives: Message;
  /** The same for members, where rapid delivery reaches. */
  arrivesForMembers: Message | null;
}

/** Returns the delivery promise for a known PIN code, else the figures of the shipping policy. */
export function deliveryPromise(to?: DeliveryTo, isMember = false): DeliveryPromise {
  const { ahmedabad } = DELIVERY_WORKING_DAYS;
  if (!to) {
    return {
      lead: standardDays('india'),
      rest: withValues(' across India, {days} in Ahmedabad', { days: daysOf(ahmedabad) }),
    };
  }
  if (isMember && to.arrivesForMembers !== null) {
    const lead = withValues('By {day}', { day: to.arrivesForMembers });
    return { lead, rest: withValues(' with Elite', {}) };
  }
  return {
    lead: withValues('Usually by {day}', { day: to.arrives }),
    rest: withValues(', in {days} working days', { days: daysOf(to.workingDays) }),
  };
}

/** Returns the standard delivery time: `5–6 working days`. */
export function standardDays(zone: keyof typeof DELIVERY_WORKING_DAYS): TextWithValues {
  return withValues('{days} working days', { days: daysOf(DELIVERY_WORKING_DAYS[zone]) });
}

/** Returns the addition for Ahmedabad after the days for India: `2 in Ahmedabad`. */
export function inAhmedabad(): TextWithValues {
  const { max: days } = DELIVERY_WORKING_DAYS.ahmedabad;
  return withValues('{days} in Ahmedabad', { days });
}

function daysOf({ min, max }: WorkingDays): string {
  return min === max ? String(max) : `${min}–${max}`;
}

const USUAL_CHARGE = wholeRupees(USUAL_CHARGE_PAISE);

/** The delivery charge for non-members. */
export const CHARGE_BY_CITY = withValues(
  'Free delivery in Ahmedabad, {charge} anywhere else in India',
  { charge: USUAL_CHARGE },
);

/** When a delivery costs nothing, after its charge. `membership` is a link. */
export const FREE_WITH = ', free with {membership} and in Ahmedabad';

/** What a membership saves whoever pays for deliveries. */
export const SAVED_BY_MEMBERS = withValues(
  'Each order outside Ahmedabad saves {charge} of delivery.',
  { charge: USUAL_CHARGE },
);

/** The charges of the shipping policy, a row each: which order, and its charge. */
export const CHARGES = [
  {
    order: 'Any address in India',
    charge: withValues('{charge} an order', { charge: USUAL_CHARGE }),
  },
  { order: 'Address in the city of Ahmedabad', charge: 'Free' },
  {
    order: 'Elite members, anywhere in India',
    charge: withValues('Free on orders above {amount}', { amount: wholeRupees(MIN_ORDER_PAISE) }),
  },
] as const;

const FREE_BECAUSE: Record<Exclude<ShippingReason, 'standard'>, (city: string) => Message> = {
  own_city: (city) => withValues('Your address is in {city}, so delivery is free.', { city }),
  member: () => 'You are an Elite member, so delivery is free.',
};

/** Returns why the delivery to an address in a city costs nothing; `reason` as the API names it. */
export function freeBecause(reason: string | undefined, city: string): Message {
  const known = Object.entries(FREE_BECAUSE).find(([one]) => one === reason);
  return known ? known[1](city) : 'Delivery is free.';
}

/** Returns what a delivery costs where its place is not known yet. */
export function chargeOfCart({ paise, reason }: DeliveryCharge): Message {
  if (reason === 'member') return 'Free delivery with Elite';
  return paise === 0
    ? 'Free delivery'
    : withValues('Delivery {charge}, or free with Elite', { charge: wholeRupees(paise) });
}
