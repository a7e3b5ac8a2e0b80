import { array, boolean, number, type ObjectSchema, object, string } from 'yup';
import { isCalendarDay } from '../kit/calendar-day.ts';
import { indianCity } from '../kit/city.ts';
import { givenRupees, optionalEmail, requiredText } from '../kit/fields.ts';
import { givenMoment } from '../kit/moments.ts';
import { fieldMessages } from '../messages/fields.ts';
import { settingMessages } from '../messages/staff-settings.ts';
import { CONSULTATION_MINUTES } from '../shop/limits.ts';
import type { Days, DeliverySettings, Settings } from '../shop/settings.ts';
import type { CompanyProfile } from '../shop/shop.ts';
import { companyRules } from './company-rules.ts';

/** What staff set, by key: one panel of the desk, one row of the table, one entry of the trail. */
export const SETTING_KEYS = [
  'company',
  'delivery',
  'pins',
  'orders',
  'notices',
  'elite',
  'consultation',
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

/** The parts of India that the shop delivers to, by the first digits of PIN codes. */
export interface PinSettings {
  /** Empty: all of India. */
  served: string[];
  /** Not even where `served` has them. */
  not_served: string[];
}

/** The mails that the shop itself gets, and where those about orders and returns go. */
export interface NoticeSettings {
  /** Empty: the address of the support. */
  email: string;
  orders: boolean;
  returns: boolean;
  /** Of the contact form, and leads; each goes to its department. */
  messages: boolean;
}

/** An hour of the week at which consultations begin. */
export interface ConsultationHour {
  /** 1 is Monday. */
  week_day: number;
  /** In India: `09:30`. */
  starts_at: string;
  /** The consultations that can take place at once. */
  places: number;
}

/** A day without consultations. */
export interface DayOff {
  /** In India: `2026-12-25`. */
  day: string;
  /** For staff alone. */
  reason: string;
}

const amount = (label: string) => givenRupees(label).required(fieldMessages.required(label));

/** A required whole number from `min` to `max`. */
function whole(label: string, min: number, max: number) {
  const message = settingMessages.between(label, min, max);
  return number()
    .typeError(message)
    .integer(message)
    .min(min, message)
    .max(max, message)
    .required(fieldMessages.required(label));
}

const MAX_DAYS = 60;

/** A number of working days, from the fewest to the most. */
const days = (label: string): ObjectSchema<Days> =>
  object({
    min: whole(`${label}, the fewest`, 0, MAX_DAYS),
    max: whole(`${label}, the most`, 0, MAX_DAYS).test(
      'order',
      settingMessages.minimumAboveMaximum,
      function isInOrder(max) {
        return !(max < this.parent.min);
      },
    ),
  });

const delivery = object({
  charge: amount('Delivery charge'),
  free_city: indianCity(),
  free_from: givenRupees('Free delivery from').nullable().default(null),
  city_days: days('Days to the own city'),
  india_days: days('Days across India'),
  remote_days: days('Days to remote places'),
  packing_days: days('Days until an order is packed'),
  announced_days: days('Days that search engines are told'),
  cut_off_hour: whole('Cut-off hour', 12, 23),
  rapid_cities: array(requiredText('City', 80)).max(100).default([]),
}) as unknown as ObjectSchema<DeliverySettings>;

const pins = () =>
  array(
    string()
      .trim()
      .matches(/^[1-9]\d{0,5}$/, settingMessages.pins)
      .required(settingMessages.pins),
  )
    .max(5000)
    .default([]);

/** A time of day: `09:30`. */
const clock = () =>
  string()
    .trim()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, settingMessages.hour)
    .required(settingMessages.hour);

const hours = array(
  object({
    week_day: whole('Weekday', 1, 7),
    starts_at: clock(),
    places: whole('Places', 1, 100),
  }),
)
  .max(500)
  .default([])
  .test('once', settingMessages.hourTwice, (given = []) => {
    return new Set(given.map((one) => `${one.week_day} ${one.starts_at}`)).size === given.length;
  });

const daysOff = array(
  object({
    day: string()
      .trim()
      .required(settingMessages.day)
      .test('day', settingMessages.day, (text = '') => isCalendarDay(text)),
    reason: requiredText('Reason', 80),
  }),
)
  .max(366)
  .default([])
  .test('once', settingMessages.dayTwice, (given = []) => {
    return new Set(given.map(({ day }) => day)).size === given.length;
  });

/** The rules of each setting. */
export const SETTING_RULES = {
  company: companyRules,
  delivery,
  pins: object({ served: pins(), not_served: pins() }),
  orders: object({
    minimum: amount('Minimum order'),
    closed_from: givenMoment('No orders from'),
    closed_until: givenMoment('No orders until').test(
      'after-the-start',
      settingMessages.endsBeforeItBegins,
      function isAfterTheStart(until) {
        const { closed_from: from } = this.parent;
        return !until || (from && until > from);
      },
    ),
  }),
  notices: object({
    email: optionalEmail('Address').default(''),
    orders: boolean().default(true),
    returns: boolean().default(true),
    messages: boolean().default(true),
  }),
  elite: object({
    monthly_price: amount('Price of a month').min(1, fieldMessages.notValid('Price of a month')),
    yearly_price: amount('Price of a year').min(1, fieldMessages.notValid('Price of a year')),
    cancel_weeks: whole('Weeks to cancel', 0, 52),
    reply_hours: requiredText('Hours until the vaidya replies', 10).matches(
      /^\d{1,3}(-\d{1,3})?$/,
      { message: settingMessages.hours },
    ),
    reply_from: clock(),
    reply_until: clock().test('order', settingMessages.endsBeforeItBegins, function isLater(end) {
      return end > this.parent.reply_from;
    }),
    reply_off: whole('Weekly off', 1, 7).nullable().defined(),
  }),
  consultation: object({
    fee: amount('Fee'),
    minutes: whole('Minutes', 5, 240).default(CONSULTATION_MINUTES),
    hours,
    days_off: daysOff,
  }),
} satisfies Record<SettingKey, ObjectSchema<object>>;

/** Every setting by its key, as the desk reads and saves it. */
export type SettingValues = Settings & {
  company: CompanyProfile;
  pins: PinSettings;
  notices: NoticeSettings;
  consultation: { hours: ConsultationHour[]; days_off: DayOff[] };
};
