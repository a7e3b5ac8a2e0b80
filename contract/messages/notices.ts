import { HEALTH_DATA_DAYS, STOCK_ALERT_AFTER_DAYS, STOCK_ALERT_DAYS } from '../shop/limits.ts';
import { type Message, type TextWithValues, withValues } from './text-with-values.ts';

/** The forms that ask for consent to use personal data. */
export type ConsentPurpose =
  | 'contact'
  | 'appointment'
  | 'business'
  | 'export'
  | 'stock_alert'
  | 'vaidya';

/** Returns how a consent is withdrawn and where questions about personal data go. */
export function withdrawal(email: string): TextWithValues {
  return withValues(
    'You can withdraw this at any time, without giving a reason, by writing to {email}; we then delete it unless a law tells us to keep it.',
    { email },
  );
}

/** The notice at a form that collects personal data (DPDP Act 2023): what, what for, until when. */
export interface Notice {
  /** What the box says that is ticked; never ticked beforehand. */
  consent: string;
  /** What is collected, what it is used for and how long it is kept; `withdrawal` follows it. */
  details: Message;
}

export const notices: Record<ConsentPurpose, Notice> = {
  contact: {
    consent: 'You may use these details to answer me.',
    details:
      'We use your name, company, country, phone, email and message to answer you, and keep them for at most a year after our last answer.',
  },
  appointment: {
    consent:
      'You may use these details for this consultation. I am 18 or older, or I book for a child in my care.',
    details: withValues(
      'We use your name, contacts, age group, gender and what you tell about your health to prepare and hold this consultation. Only the vaidya and those who arrange the appointment read it. What you tell about your health is deleted {days} days after the appointment.',
      { days: HEALTH_DATA_DAYS },
    ),
  },
  business: {
    consent: 'You may use these details to answer my business enquiry.',
    details:
      "We use the company's details and your contacts to answer this enquiry, and keep them for at most a year after our last answer.",
  },
  stock_alert: {
    consent: 'Write to me once when it is back.',
    details: withValues(
      'We use your email address for one mail about this product, and delete it {days} days after that mail, or after {max} days without one. The mail has a link that ends all such mails.',
      { days: STOCK_ALERT_AFTER_DAYS, max: STOCK_ALERT_DAYS },
    ),
  },
  vaidya: {
    consent:
      'You may use what I write to answer it. I am 18 or older, or I ask for a child in my care.',
    details: withValues(
      'We use your name, contacts and what you tell about your health to answer this question. Only the vaidya and those who arrange the answers read it. Question and answers are deleted {days} days after you have asked.',
      { days: HEALTH_DATA_DAYS },
    ),
  },
  export: {
    consent: 'You may use these details to answer my export enquiry.',
    details:
      "We use the company's details and your contacts to answer this enquiry, and keep them for at most a year after our last answer.",
  },
};

/** What other forms collect personal data for, without which they could not do their work. */
export const collectionNotes = {
  signUp:
    'We use your name, email and mobile number for your account, to log you in and to write about your orders.',
  giftCard:
    'We use both names and email addresses to send the voucher and to tell you that it is sent.',
  address:
    'We use name, mobile number and address to deliver your orders and to write the invoice.',
  profile: 'We use your name, email and mobile number for your account and your orders.',
  review: 'Your first name appears beside the review.',
} as const;
export type CollectingForm = keyof typeof collectionNotes;
