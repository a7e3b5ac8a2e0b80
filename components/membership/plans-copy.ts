import { cutOffTime, daysAcrossIndia } from '@/contract/messages/delivery';
import { listText, type TextWithValues, withValues } from '@/contract/messages/text-with-values';
import { usualCharge } from '@/contract/shop/delivery-charges';
import { toPaise, wholeRupees } from '@/contract/shop/money';
import type { Settings } from '@/contract/shop/settings';
import { consultationFee } from '@/lib/format/consultation-fee';
import { MEMBER_BENEFITS } from './member-benefits';

/** A line of the table that compares shopping with and without a membership. */
interface Comparison {
  title: string;
  text: TextWithValues | string;
  without: TextWithValues | string;
  member: TextWithValues | string;
}

/** The city under its new name and that of the specification: shoppers write both. */
const BOTH_NAMES: Record<string, string> = { Bengaluru: 'Bengaluru (Bangalore)' };

function citiesOf({ delivery: { rapid_cities: served } }: Settings): TextWithValues {
  const cities = served.map((city) => BOTH_NAMES[city] ?? city);
  if (cities.length < 2) return listText(cities);
  return withValues('{cities} and {last}', {
    cities: listText(cities.slice(0, -1)),
    last: cities.at(-1) ?? '',
  });
}

const rupees = (amount: number) => wholeRupees(toPaise(amount));

const rapidDelivery = (settings: Settings): Comparison => ({
  title: MEMBER_BENEFITS.rapid,
  text: { text: 'In {cities}.', values: { cities: citiesOf(settings) } },
  without: daysAcrossIndia(settings.delivery),
  member: 'Same or next day',
});

/** Returns what a membership changes, by the settings of the shop. */
export const comparisonOf = (settings: Settings): Comparison[] => [
  {
    title: MEMBER_BENEFITS.delivery,
    text: {
      text: 'On every order above {amount}, anywhere in India.',
      values: { amount: rupees(settings.orders.minimum) },
    },
    without: wholeRupees(usualCharge(settings.delivery)),
    member: wholeRupees(0),
  },
  ...(settings.delivery.rapid_cities.length > 0 ? [rapidDelivery(settings)] : []),
  {
    title: MEMBER_BENEFITS.priority,
    text: 'The order in which parcels are packed.',
    without: 'In turn',
    member: 'Packed first',
  },
  {
    title: MEMBER_BENEFITS.consultations,
    text: withValues('{fee} Members also ask in writing, and get the answer by email.', {
      fee: consultationFee(settings.consultation.fee),
    }),
    without: 'Answered in the call',
    member: {
      text: 'A first answer in {hours} hours',
      values: { hours: settings.elite.reply_hours },
    },
  },
];

interface Testimonial {
  name: string;
  city: string;
  rating: number;
  text: string;
}

/** Invented voices, of the demo shop alone: a shop may not show reviews that nobody wrote. */
export const TESTIMONIALS: Testimonial[] = [
  {
    name: 'Bhumi R.',
    city: 'Bhavnagar',
    rating: 5,
    text: 'Free delivery paid for itself in one order. The vaidya’s reply came before my tea was cold.',
  },
  {
    name: 'Sameer K.',
    city: 'Mumbai',
    rating: 5,
    text: 'Ordered at ten in the morning, cooking with it by evening.',
  },
  {
    name: 'Latha N.',
    city: 'Bengaluru',
    rating: 4,
    text: 'I like that it does not renew by itself. I simply pay when I want another month.',
  },
];

interface Question {
  question: string;
  answer: TextWithValues | string;
}

const rapidQuestion = (settings: Settings): Question => ({
  question: 'How fast is rapid delivery?',
  answer: {
    text: 'Same or next day in {cities}. Choose it at the checkout; what is ordered until {time} leaves the same day.',
    values: { cities: citiesOf(settings), time: cutOffTime(settings.delivery) },
  },
});

/** Returns the questions about the membership with their answers, by the settings of the shop. */
export const questionsOf = (settings: Settings): Question[] => [
  {
    question: 'How long does the plan last?',
    answer:
      'The monthly plan lasts one month from the day of payment, the yearly plan twelve. Neither renews by itself; a renewal that you pay early follows the term you have.',
  },
  {
    question: 'Can I cancel?',
    answer: {
      text: 'Yes, within {weeks} weeks of paying and only if you have not used any benefit. You do it yourself, in your profile. All of the money goes back the way you paid.',
      values: { weeks: settings.elite.cancel_weeks },
    },
  },
  {
    question: 'Is there a minimum order for free delivery?',
    answer: {
      text: 'The minimum of every order applies: {amount}.',
      values: { amount: rupees(settings.orders.minimum) },
    },
  },
  ...(settings.delivery.rapid_cities.length > 0 ? [rapidQuestion(settings)] : []),
  {
    question: 'How do free consultations work?',
    answer: {
      text: 'Book a call on the consultation page. {fee} Members also ask in writing there, and get the answer by email in {hours} working hours.',
      values: {
        fee: consultationFee(settings.consultation.fee),
        hours: settings.elite.reply_hours,
      },
    },
  },
  {
    question: 'Can I share my membership?',
    answer: 'No, it belongs to your account.',
  },
  {
    question: 'What happens when it expires?',
    answer:
      'Your account stays as it is and delivery is charged again. We tell you by mail, and you can buy it again here.',
  },
];
