import { mixed, string } from 'yup';
import { fieldMessages } from '../messages/fields.ts';
import { deskMessages } from '../messages/staff-desk.ts';

/** ISO 8601 with a zone, as `Date` writes it: `2026-11-27T06:30:00.000Z`. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A moment that staff choose; null: none. It is returned as `Date` writes it. */
export const givenMoment = (label: string) =>
  string()
    .label(label)
    .meta({ kind: 'moment' })
    .typeError(fieldMessages.notValid(label))
    .test('moment', fieldMessages.notValid(label), (text) => !text || isMoment(text))
    .transform((text: unknown) =>
      typeof text === 'string' && isMoment(text) ? new Date(text).toISOString() : text || null,
    )
    .nullable()
    .default(null);

function isMoment(text: string): boolean {
  return MOMENT.test(text) && !Number.isNaN(Date.parse(text));
}

/** From when until when something is displayed; null: always. */
export const visibleDates = {
  visible_from: givenMoment('Visible from'),
  visible_until: givenMoment('Visible until').test(
    'after-the-start',
    deskMessages.endsBeforeStart,
    function isAfterTheStart(until) {
      const { visible_from: from } = this.parent;
      return !until || !from || until > from;
    },
  ),
};

/** Whether shoppers see an entry now. */
const DISPLAY_STATES = ['shown', 'coming', 'over', 'hidden'] as const;
export type DisplayState = (typeof DISPLAY_STATES)[number];
export const shownState = () => mixed<DisplayState>().oneOf(DISPLAY_STATES).required();
