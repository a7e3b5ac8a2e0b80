import { filledText } from '../../../contract/messages/text-with-values.ts';
import { companyFacts } from '../../../contract/settings/company-places.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import type { CompanyProfile } from '../../../contract/shop/shop.ts';
import { escaped } from '../mail/escape-html.ts';
import { textsIn } from '../mail/language-of.ts';

/**
 * Returns what fills the places of texts that staff wrote, in a language, with the facts of the
 * company: `text` in plain ones, `html` in HTML. Other words in braces stay.
 */
export function companyFiller(company: CompanyProfile, language: Language) {
  const t = textsIn(language);
  const facts = Object.entries(companyFacts(company)).map(([place, fact]) => [place, t(fact)]);
  const inText = Object.fromEntries(facts);
  const inHtml = Object.fromEntries(facts.map(([place, fact = '']) => [place, escaped(fact)]));
  return {
    text: (text: string) => filledText(text, inText),
    html: (html: string) => filledText(html, inHtml),
  };
}
