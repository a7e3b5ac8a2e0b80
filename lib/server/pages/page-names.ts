import 'server-only';
import type { Translations } from '@/contract/kit/translations';
import type { Language, OtherLanguage } from '@/contract/shop/languages';
import { getLanguage } from '@/lib/language/get-text';

/**
 * Returns an answer of the shop API with the translations into the language of the page alone: a
 * page in English sends none. Call it inside `use cache`.
 */
export async function withNamesOfPage<Answer>(answer: Answer): Promise<Answer> {
  return withNamesIn(await getLanguage(), answer);
}

/** Returns the same for a language, where no page is drawn. */
export function withNamesIn<Answer>(language: Language, answer: Answer): Answer {
  return withTextsIn(language, answer) as Answer;
}

function withTextsIn(language: Language, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withTextsIn(language, entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (key !== 'translations') return [[key, withTextsIn(language, inner)]];
    const texts = (inner as Translations<object> | undefined)?.[language as OtherLanguage];
    return texts ? [[key, { [language]: texts }]] : [];
  });
  return Object.fromEntries(entries);
}
