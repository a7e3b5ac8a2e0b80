import { type DeliveryCharge, type ShippingReason, usualCharge } from '../shop/delivery-charges.ts';
import { toPaise, wholeRupees } from '../shop/money.ts';
import type { Days, DeliverySettings, Settings } from '../shop/settings.ts';
import { endText } from './dates.ts';
import { type Message, type TextWithValues, withValues } from './text-with-values.ts';

/** A promise in two parts, the first displayed in bold. */
interface DeliveryPromise {
  lead: TextWithValues;
  rest: TextWithValues;
}

interface DeliveryTo {
  workingDays: Days;
  /** The last day of the estimate as it is displayed. */
  arrives: Message;
  /** The same for members, where rapid delivery reaches. */
  arrivesForMembers: Message | null;
}

/** Returns the delivery promise for a known PIN code, else the figures of the shipping policy. */
export function deliveryPromise(
  of: DeliverySettings,
  to?: DeliveryTo,
  isMember = false,
): DeliveryPromise {
  if (!to) {
    return { lead: daysAcrossIndia(of), rest: acrossIndia(of) };
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

function acrossIndia({ free_city: own, city_days: days }: DeliverySettings): TextWithValues {
  return own
    ? withValues(' across India, {days} in {city}', { days: daysOf(days), city: own.name })
    : withValues(' across India', {});
}

/** Returns the time until which an order leaves the same day: `2:00 pm`. */
export function cutOffTime({
  cut_off_hour: hour,
}: Pick<DeliverySettings, 'cut_off_hour'>): TextWithValues {
  return endText({ hour, minute: 0 });
}

/** Returns the standard delivery time across India: `5–6 working days`. */
export function daysAcrossIndia({ india_days: days }: DeliverySettings): TextWithValues {
  return withValues('{days} working days', { days: daysOf(days) });
}

/** Returns the addition for the own city after the days for India: `2 in Ahmedabad`. */
export function inOwnCity({ free_city: own, city_days: days }: DeliverySettings): TextWithValues {
  return own
    ? withValues('{days} in {city}', { days: days.max, city: own.name })
    : withValues('Across India', {});
}

function daysOf({ min, max }: Days): string {
  return min === max ? String(max) : `${min}–${max}`;
}

const usual = (of: DeliverySettings) => wholeRupees(usualCharge(of));

/** Returns the delivery charge for non-members. */
export function chargeByCity(of: DeliverySettings): TextWithValues {
  const { free_city: own, free_from: from } = of;
  const charge = usual(of);
  if (from !== null) {
    const amount = wholeRupees(toPaise(from));
    return withValues('Free delivery from {amount}, else {charge}', { amount, charge });
  }
  return own
    ? withValues('Free delivery in {city}, {charge} anywhere else in India', {
        city: own.name,
        charge,
      })
    : withValues('Delivery {charge} anywhere in India', { charge });
}

/** What a membership does where it is not alone in doing so. `membership` is a link. */
export const FREE_WITH = {
  city: ', free with {membership} and in {city}',
  anywhere: ', free with {membership}',
} as const;

/** Returns what a membership saves whoever pays for deliveries. */
export function savedByMembers(of: DeliverySettings): TextWithValues {
  const { free_city: own } = of;
  const charge = usual(of);
  return own
    ? withValues('Each order outside {city} saves {charge} of delivery.', {
        city: own.name,
        charge,
      })
    : withValues('Each order saves {charge} of delivery.', { charge });
}

interface ChargeRow {
  order: Message;
  charge: Message;
}

/** Returns the charges of the shipping policy, a row each: which order, and its charge. */
export function chargeRows({ delivery, orders }: Settings): ChargeRow[] {
  const { free_city: own, free_from: from } = delivery;
  const amount = wholeRupees(toPaise(orders.minimum));
  return [
    {
      order: 'Any address in India',
      charge: withValues('{charge} an order', { charge: usual(delivery) }),
    },
    ...(own
      ? [{ order: withValues('Address in the city of {city}', { city: own.name }), charge: 'Free' }]
      : []),
    ...(from === null
      ? []
      : [
          {
            order: withValues('Orders from {amount}', { amount: wholeRupees(toPaise(from)) }),
            charge: 'Free',
          },
        ]),
    {
      order: 'Elite members, anywhere in India',
      charge: withValues('Free on orders above {amount}', { amount }),
    },
  ];
}

const FREE_BECAUSE: Record<Exclude<ShippingReason, 'standard'>, (city: string) => Message> = {
  collect: () => 'You collect it yourself, so there is no delivery charge.',
  own_city: (city) => withValues('Your address is in {city}, so delivery is free.', { city }),
  amount: () => 'Your order is large enough, so delivery is free.',
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
