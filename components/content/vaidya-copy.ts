import type { TextWithValues } from '@/contract/messages/text-with-values';
import { APPOINTMENT_DAYS_AHEAD } from '@/contract/shop/limits';

/** The id of the part of the page that takes questions. */
export const ASK_ID = 'ask-in-writing';

interface Line {
  title: string;
  text: TextWithValues | string;
}

/** The way to a consultation that takes so many minutes. */
export const stepsOf = (minutes: number): Line[] => [
  {
    title: 'Choose a time',
    text: {
      text: 'Log in and choose a day, from tomorrow up to {days} days ahead.',
      values: { days: APPOINTMENT_DAYS_AHEAD },
    },
  },
  {
    title: 'Say what it is about',
    text: 'Your problem in your own words, your age group, and the medicines you take.',
  },
  {
    title: 'Talk to the vaidya',
    text: {
      text: 'We send you the time in a message. The call takes about {minutes} minutes; until it begins you can cancel it in your profile.',
      values: { minutes },
    },
  },
];

export const FACTS: Line[] = [
  {
    title: 'Who you talk to',
    text: 'One of our own vaidyas.',
  },
  {
    title: 'Who may book',
    text: 'Adults, for themselves or for a child in their care.',
  },
  {
    title: 'What we do not do',
    text: 'We promise no cure, and we do not change what your doctor has prescribed.',
  },
];
