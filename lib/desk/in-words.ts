import { OTHER_LANGUAGES } from '@/contract/shop/languages';
import { formatRupees } from '@/contract/shop/money';
import type { DeskField } from './desk';
import { fieldPaths, valueAt } from './paths';

/** The names of entries of other desks: `brands:3` is `Aranya`. */
export type ReferenceNames = Readonly<Record<string, string>>;

const NOTHING = 'empty';

/** Returns what a form holds in words, to compare two versions of it. */
export function inWords(field: DeskField, value: unknown, names: ReferenceNames): string {
  switch (field.kind) {
    case 'money':
      return rupeesOf(value);
    case 'number':
      return textOf(value) ? joined([textOf(value), field.unit], ' ') : NOTHING;
    case 'choice':
      return field.options.find((one) => JSON.stringify(one.value) === value)?.label ?? NOTHING;
    case 'choices':
      return joined(
        listOf(value).map(
          (one) => field.options.find((option) => option.value === one)?.label ?? textOf(one),
        ),
      );
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'moment':
      return textOf(value).replace('T', ', ') || NOTHING;
    case 'reference':
      return nameOf(field.desk, value, names);
    case 'references':
      return joined(listOf(value).map((id) => nameOf(field.desk, id, names)));
    case 'texts':
      return joined(listOf(value).map(textOf), ' · ');
    case 'phrases':
      return joined(textOf(value).split('\n'), ' · ');
    case 'picture':
      return textOf(value) || NOTHING;
    case 'pictures':
      return joined(
        listOf(value).flatMap((one) => [
          textOf(valueAt(one, 'alt_text')),
          ...OTHER_LANGUAGES.map((code) => textOf(valueAt(one, `translations.${code}.alt_text`))),
        ]),
        ' · ',
      );
    case 'city':
      return textOf(valueAt(value, 'name')) || NOTHING;
    case 'group':
      return partsInWords(field.fields, value, names);
    case 'groups':
      return joined(
        listOf(value).map(
          (one, place) => `${place + 1}. ${partsInWords(field.fields, one, names)}`,
        ),
        '\n',
      );
    case 'rich':
      return textOfHtml(textOf(value)) || NOTHING;
    default:
      return textOf(value) || NOTHING;
  }
}

/** The parts without words of their own, and texts in other languages, are named. */
function partsInWords(fields: readonly DeskField[], value: unknown, names: ReferenceNames) {
  const parts = fieldPaths(fields).map(({ path, label, field, language }) => {
    const said = inWords(field, valueAt(value, path), names);
    if (said === NOTHING) return '';
    return language || field.kind === 'flag' ? `${label}: ${said}` : said;
  });
  return joined(parts);
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function joined(parts: readonly (string | undefined)[], by = ', '): string {
  return parts.filter(Boolean).join(by) || NOTHING;
}

function rupeesOf(value: unknown): string {
  const rupees = Number(textOf(value).replace(/[₹,\s]/g, '') || Number.NaN);
  return Number.isNaN(rupees) ? textOf(value) || NOTHING : formatRupees(rupees);
}

function nameOf(desk: string, id: unknown, names: ReferenceNames): string {
  if (id === null || id === undefined) return NOTHING;
  return names[`${desk}:${id}`] ?? `no. ${id}`;
}

/** Returns HTML without its tags, a block a line. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/(?:p|h\d|li|blockquote|tr|figcaption)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();
}
