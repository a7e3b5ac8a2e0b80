import { boolean, object } from 'yup';
import { inOtherLanguages, moment, storedPicture, webAddress } from '../kit/desk-fields.ts';
import { oneOf, optionalLines, optionalText, requiredOneOf, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { maybePicture } from '../kit/shapes.ts';
import type { TranslatedEvent } from '../kit/translations.ts';
import { fieldMessages } from '../messages/fields.ts';
import { textMessages } from '../messages/staff-texts.ts';
import { MAX_RICH_TEXT } from '../shop/limits.ts';
import { EVENT_CATEGORIES } from './events.ts';

/** A workshop, a tasting or a talk. */
const eventFields = object({
  title: requiredText('Title'),
  picture_id: storedPicture(),
  /** ISO 8601. */
  starts_at: moment('Start').required(fieldMessages.required('Start')),
  ends_at: moment('End')
    .required(fieldMessages.required('End'))
    .test('after-the-start', textMessages.endBeforeStart, function isAfterStart(end) {
      return !(Date.parse(end) <= Date.parse(this.parent.starts_at));
    }),
  category: requiredOneOf('Category', EVENT_CATEGORIES),
  city: optionalText('City', 100).default(''),
  venue: optionalText('Venue').default(''),
  /** Where an online event takes place. */
  online_url: webAddress('Address of the online event'),
  description: optionalLines('Description', MAX_RICH_TEXT).default(''),
  translations: inOtherLanguages<TranslatedEvent>((language) => ({
    title: optionalText(`Title in ${language}`),
    venue: optionalText(`Venue in ${language}`),
    description: optionalLines(`Description in ${language}`, MAX_RICH_TEXT),
  })),
  is_published: boolean().default(false),
});

/** The events of the desk. */
export const eventResource = resource({
  name: 'events',
  one: 'Event',
  many: 'Events',
  kind: 'event',
  what: 'events',
  fields: eventFields,
  row: ['title', 'category', 'city', 'starts_at', 'ends_at', 'is_published'],
  more: { picture: maybePicture() },
  searches: ['title', 'city'],
  filters: { category: oneOf('Category', EVENT_CATEGORIES).optional() },
  sort: ['starts_at', 'title'],
});
