import { boolean } from 'yup';
import { optionalText } from '../kit/fields.ts';
import { visibleDates } from '../kit/moments.ts';
import { homeDeskMessages } from '../messages/staff-home.ts';

/* Rules of fields that the home page and what frames all pages share. */

/** A text; missing: empty. */
export const homeText = (label: string, max?: number) => optionalText(label, max).default('');

/** A path of this site, never an address of another one; empty: none. */
export const path = (label: string) =>
  optionalText(label, 300)
    .matches(/^\/(?![/\\])\S*$/, {
      message: homeDeskMessages.notAPath(label),
      excludeEmptyString: true,
    })
    .transform((given: unknown) => (given === '' ? null : given))
    .nullable()
    .default(null);

/** Whether, from when and until when it is displayed. */
export const display = { is_published: boolean().default(true), ...visibleDates };
