import { object } from 'yup';
import { optionalText, requiredText } from '../kit/fields.ts';
import { shownState } from '../kit/moments.ts';
import { resource } from '../kit/resource.ts';
import { writtenTranslations } from '../kit/written-translations.ts';
import { display, path } from './home-fields.ts';

/** The line above the header of every page. */
const announcementFields = object({
  text: requiredText('Text', 120),
  link: path('Link'),
  ...display,
  translations: writtenTranslations((language) =>
    object({ text: optionalText(`Text in ${language}`, 120) }),
  ),
});

/** The announcements above the header. */
export const announcementResource = resource({
  name: 'announcements',
  one: 'Announcement',
  many: 'Announcements',
  kind: 'announcement',
  what: 'announcements above the header',
  fields: announcementFields,
  row: ['text', 'visible_from', 'visible_until'],
  more: { state: shownState() },
  searches: ['text'],
  filters: {},
  sort: ['visible_from', 'text'],
});
