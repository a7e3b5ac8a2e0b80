import { type ObjectSchema, object } from 'yup';
import { OTHER_LANGUAGES } from '../shop/languages.ts';
import { languageName } from './language-name.ts';
import type { Translations } from './translations.ts';

/**
 * The rules of texts that staff write in other languages, made for each by its name (`Hindi`). An
 * empty text is left out, so that English is displayed.
 */
export function writtenTranslations<Texts extends object>(
  rulesIn: (language: string) => ObjectSchema<Texts>,
) {
  const byLanguage = OTHER_LANGUAGES.map((code) => [
    code,
    rulesIn(languageName(code)).default(undefined).optional(),
  ]);
  const schema = object(Object.fromEntries(byLanguage)).transform(withoutEmpty).default({});
  return schema as unknown as ObjectSchema<Translations<Partial<Texts>>>;
}

/** Leaves out empty texts, and languages without any. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(([name, inner]) => [name, withoutEmpty(inner)] as const);
  return Object.fromEntries(filled.filter(([, inner]) => !isEmpty(inner)));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === null || value === undefined || (typeof value === 'string' && !value.trim());
}
