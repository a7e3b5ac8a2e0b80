import 'server-only';
import type { Language } from '@/contract/shop/languages';
import { getLanguage } from '@/lib/language/get-text';

/**
 * Returns an answer of the shop API without the names that the page does not display: a page in
 * English sends none in Hindi. Call it inside `use cache`.
 */
export async function withNamesOfPage<Answer>(answer: Answer): Promise<Answer> {
  return withNamesIn(await getLanguage(), answer);
}

/** Returns the same for a language, where no page is drawn. */
export function withNamesIn<Answer>(language: Language, answer: Answer): Answer {
  return language === 'hi' ? answer : (withoutHindi(answer) as Answer);
}

function withoutHindi(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHindi);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'name_hi');
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutHindi(inner)]));
}
