import {
  LANGUAGES,
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '@/contract/shop/languages';
import type { Desk, DeskField } from './desk';

/** A field in one language, and where the form holds its value. */
export interface DeskPath {
  /** `name`, or `translations.hi.name`. */
  path: string;
  /** With its language, where it is not English. */
  label: string;
  field: DeskField;
  language?: OtherLanguage;
}

/** Returns the path of a field's value. */
function formPath({ name }: DeskField, language?: OtherLanguage): string {
  return language ? `translations.${language}.${name}` : name;
}

/** Returns everything that a form holds, in the order of the page. */
export function deskPaths(desk: Desk): DeskPath[] {
  return fieldPaths(desk.panels.flatMap(({ fields }) => fields));
}

/** Returns everything that fields hold. */
export function fieldPaths(fields: readonly DeskField[]): DeskPath[] {
  return fields.flatMap(pathsOf);
}

function pathsOf(field: DeskField): DeskPath[] {
  const english = { path: formPath(field), label: field.label, field };
  if (!field.translated) return [english];
  const others = OTHER_LANGUAGES.map((language) => ({
    path: formPath(field, language),
    label: `${field.label}, ${LANGUAGES[language].name}`,
    field,
    language,
  }));
  return [english, ...others];
}

/** Returns the paths with those of the parts that `values` have: each group before its own. */
export function openPaths(paths: readonly DeskPath[], values: unknown): DeskPath[] {
  return paths.flatMap((path) => [path, ...openPaths(partsOf(path, values), values)]);
}

function partsOf({ path, field }: DeskPath, values: unknown): DeskPath[] {
  if (field.kind !== 'group' && field.kind !== 'groups') return [];
  const value = valueAt(values, path);
  const places = Array.isArray(value) ? value.map((_, place) => `${path}.${place}`) : [path];
  return places.flatMap((place) =>
    fieldPaths(field.fields).map((part) => ({ ...part, path: `${place}.${part.path}` })),
  );
}

/** Whether a field has texts in other languages, itself or in its parts. */
export function hasTexts(field: DeskField): boolean {
  return field.translated || ('fields' in field && field.fields.some(hasTexts));
}

/**
 * Returns what is displayed of fields in a language, each where the form has it. A group with texts
 * stays at its place and hands the language on to its parts.
 */
export function pathsIn(
  language: Language,
  fields: readonly DeskField[],
  within?: string,
): DeskPath[] {
  const start = within === undefined ? '' : `${within}.`;
  const of = (field: DeskField, other?: OtherLanguage) =>
    start + formPath(field, field.translated && other);
  if (language === 'en')
    return fields.map((field) => ({ path: of(field), label: field.label, field }));
  return fields
    .filter(hasTexts)
    .map((field) => ({ path: of(field, language), label: field.label, field, language }));
}

/**
 * Returns the path that an error of the rules belongs to: `benefits[1]` is about `benefits`,
 * `licences[1].number` about its own input. `paths` are open.
 */
export function pathOfError(error: string, paths: readonly DeskPath[]): DeskPath | undefined {
  const place = error.replace(/\[(\d+)\]/g, '.$1');
  return paths.findLast(({ path }) => place === path || place.startsWith(`${path}.`));
}

/** Returns the value at a path. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    const isInside = typeof inner === 'object' && inner !== null;
    return isInside ? (inner as Record<string, unknown>)[key] : undefined;
  }, values);
}

/** Returns the values with another one at a path; the given ones stay as they are. */
export function withValueAt<Values extends object>(
  values: Values,
  path: string,
  value: unknown,
): Values {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [key]: value };
  const inner = (values as Record<string, unknown>)[key];
  const record = typeof inner === 'object' && inner !== null ? inner : {};
  return { ...values, [key]: withValueAt(record, rest.join('.'), value) };
}
