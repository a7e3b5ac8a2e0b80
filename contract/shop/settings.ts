import {
  CONSULTATION_FEE_PAISE,
  CONSULTATION_MINUTES,
  CUT_OFF_HOUR,
  DELIVERY_DAYS_IN_META,
  DELIVERY_WORKING_DAYS,
  HANDLING_WORKING_DAYS,
  MIN_ORDER_PAISE,
  RAPID_CITIES,
  SHIPPING_PAISE,
} from './limits.ts';
import { CANCEL_WITHIN_WEEKS, CONSULT_REPLY_HOURS } from './membership-plans.ts';
import { toPaise, toRupees } from './money.ts';

/*
 * What staff set at the desk and the shop follows. Money in rupees, as the calls have it. Separate
 * from the rules that check it, so that pages need not load those.
 */

/** Minimum and maximum of working days. */
export interface Days {
  min: number;
  max: number;
}

/** What a delivery costs and how long it takes. */
export interface DeliverySettings {
  /** The charge of most deliveries. */
  charge: number;
  /** The shop's own city, where delivery is free and quicker; null: none. */
  free_city: { id: number; name: string } | null;
  /** The price of goods from which delivery is free for everybody; null: from none. */
  free_from: number | null;
  city_days: Days;
  india_days: Days;
  /** Mountain regions, islands and the north-east. */
  remote_days: Days;
  /** Until an order is packed. */
  packing_days: Days;
  /** What texts for search engines name for most of India. */
  announced_days: Days;
  /** Orders before this hour in India leave on the same day. */
  cut_off_hour: number;
  /** Cities where Elite members receive parcels on the same or the next day. */
  rapid_cities: string[];
}

/** What an order needs. */
interface OrderSettings {
  minimum: number;
  /** From when the shop takes no orders, while it is worked on; ISO 8601, UTC. Null: it takes them. */
  closed_from: string | null;
  /** Until when; null: until staff open it. */
  closed_until: string | null;
}

/** The paid membership. */
interface EliteSettings {
  monthly_price: number;
  yearly_price: number;
  /** Counted from the payment. */
  cancel_weeks: number;
  /** How soon the vaidya replies to members: `2-3`. */
  reply_hours: string;
  /** The hours of a day that count, in India: `09:30`. */
  reply_from: string;
  reply_until: string;
  /** The weekday that does not count, 1 is Monday; null: none. */
  reply_off: number | null;
}

interface ConsultationSettings {
  /** What a consultation costs anybody; nobody pays it in the shop. */
  fee: number;
  /** How long one takes. */
  minutes: number;
}

/** The settings that pages show and calculate with. */
export interface Settings {
  delivery: DeliverySettings;
  orders: OrderSettings;
  elite: EliteSettings;
  consultation: ConsultationSettings;
}

/** The id of Ahmedabad in the list of cities. */
export const AHMEDABAD_ID = 57_606;

/** The settings of a shop that has changed none: those of the specification. */
export const DEFAULT_SETTINGS: Settings = {
  delivery: {
    charge: toRupees(SHIPPING_PAISE),
    free_city: { id: AHMEDABAD_ID, name: 'Ahmedabad' },
    free_from: null,
    city_days: DELIVERY_WORKING_DAYS.ahmedabad,
    india_days: DELIVERY_WORKING_DAYS.india,
    remote_days: DELIVERY_WORKING_DAYS.remote,
    packing_days: HANDLING_WORKING_DAYS,
    announced_days: DELIVERY_DAYS_IN_META,
    cut_off_hour: CUT_OFF_HOUR,
    rapid_cities: [...RAPID_CITIES],
  },
  orders: { minimum: toRupees(MIN_ORDER_PAISE), closed_from: null, closed_until: null },
  elite: {
    monthly_price: 99,
    yearly_price: 999,
    cancel_weeks: CANCEL_WITHIN_WEEKS,
    reply_hours: CONSULT_REPLY_HOURS,
    reply_from: '09:30',
    reply_until: '18:30',
    reply_off: 7,
  },
  consultation: { fee: toRupees(CONSULTATION_FEE_PAISE), minutes: CONSULTATION_MINUTES },
};

/** Whether the goods, before a voucher, are below the minimum order; exactly that is enough. */
export function isBelowMinimumOrder({ orders }: Settings, goodsPaise: number): boolean {
  return goodsPaise < toPaise(orders.minimum);
}

/** Whether the shop takes no orders at this moment. */
export function isClosedForOrders({ orders }: Pick<Settings, 'orders'>, now: Date): boolean {
  const { closed_from: from, closed_until: until } = orders;
  if (from === null || new Date(from) > now) return false;
  return until === null || now < new Date(until);
}
