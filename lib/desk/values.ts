import { readNumber } from '@/contract/catalogue/cell-numbers';
import type { Desk, DeskEntry, DeskField } from './desk';
import { fromIndianTime, toIndianTime } from './indian-time';
import { type DeskPath, deskPaths, fieldPaths, valueAt, withValueAt } from './paths';

/** What a form holds: a text for all that is typed or chosen. */
export type FormValues = Record<string, unknown>;

/** Returns an entry as its form holds it. */
export function toFormValues(desk: Desk, entry: DeskEntry): FormValues {
  return formOf(deskPaths(desk), entry);
}

function formOf(paths: readonly DeskPath[], entry: unknown): FormValues {
  return paths.reduce<FormValues>(
    (values, { path, field }) => withValueAt(values, path, toForm(field, valueAt(entry, path))),
    {},
  );
}

/** Returns an empty entry of a list of groups; what is chosen begins with the first choice. */
export function newGroup(fields: readonly DeskField[]): FormValues {
  const chosen = fields.flatMap((field) =>
    field.kind === 'choice' ? [[field.name, field.options[0]?.value] as const] : [],
  );
  return formOf(fieldPaths(fields), Object.fromEntries(chosen));
}

/**
 * Returns what a form holds as the fields of the contract. Texts in other languages that the desk
 * does not show stay as `entry` has them.
 */
export function toEntryFields(desk: Desk, values: FormValues, entry: DeskEntry): DeskEntry {
  return entryOf(deskPaths(desk), values, entry.translations);
}

function entryOf(paths: readonly DeskPath[], values: unknown, translations?: unknown): DeskEntry {
  const fields: DeskEntry = paths.some(({ language }) => language)
    ? { translations: translations ?? {} }
    : {};
  return paths.reduce((made, path) => withField(made, path, valueAt(values, path.path)), fields);
}

function withField(made: DeskEntry, { path, field, language }: DeskPath, value: unknown) {
  const given = toEntry(field, value);
  // In another language nothing is required: what is empty is displayed in English.
  const isLeftOut = language && (given === '' || (Array.isArray(given) && given.length === 0));
  return withValueAt(made, path, isLeftOut ? undefined : given);
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

function toForm(field: DeskField, value: unknown): unknown {
  switch (field.kind) {
    case 'choice':
      return JSON.stringify(value ?? null);
    case 'flag':
      return value === true;
    case 'moment':
      return toIndianTime(asText(value));
    case 'texts':
    case 'choices':
    case 'references':
    case 'pictures':
      return value ?? [];
    case 'phrases':
      return asList(value).join('\n');
    case 'reference':
    case 'picture':
    case 'city':
      return value ?? null;
    case 'codes':
      return asList(value).join(', ');
    case 'group':
      return formOf(fieldPaths(field.fields), value);
    case 'groups':
      return asList(value).map((one) => formOf(fieldPaths(field.fields), one));
    default:
      return asText(value);
  }
}

function toEntry(field: DeskField, value: unknown): unknown {
  switch (field.kind) {
    case 'money':
    case 'number':
      return numberOf(field, asText(value));
    case 'choice':
      return JSON.parse(asText(value) || 'null');
    case 'moment':
      return fromIndianTime(asText(value)) || missing(field);
    case 'phrases':
      return linesOf(asText(value));
    case 'texts':
      return asList(value).filter((one) => asText(one).trim() !== '');
    case 'codes':
      return asText(value)
        .split(/[\s,;]+/)
        .filter(Boolean);
    case 'group':
      return groupOf(field, value);
    case 'groups':
      return asList(value).map((one) => entryOf(fieldPaths(field.fields), one));
    case 'flag':
    case 'choices':
    case 'reference':
    case 'references':
    case 'picture':
    case 'pictures':
    case 'city':
      return value ?? missing(field);
    default:
      return asText(value) === '' && field.nullable ? null : asText(value);
  }
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

const missing = ({ nullable }: DeskField) => (nullable ? null : undefined);

/** Reads `₹1,23,456.50`, in digits of any script. What is no number stays one that the rules refuse. */
function numberOf(field: DeskField, typed: string): number | null | undefined {
  if (typed.trim() === '') return missing(field);
  return readNumber(typed)?.value ?? Number.NaN;
}

/** With all of its parts empty a group is missing, unless the rules demand it. */
function groupOf(field: DeskField & { kind: 'group' }, value: unknown): DeskEntry | null {
  const given = entryOf(fieldPaths(field.fields), value);
  return field.nullable !== false && Object.values(given).every(isEmpty) ? null : given;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return asText(value).trim() === '';
}
