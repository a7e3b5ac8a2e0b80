import type { CardFact } from '@/contract/catalogue/product-facts';
import type { TranslatedName, Translations } from '@/contract/kit/translations';
import { inEnglish, type Translate } from '@/lib/language/translate';
import { cardTexts } from './fact-text';

interface Sized {
  making?: string | undefined;
  size?: string | undefined;
  facts?: readonly CardFact[] | undefined;
  translations?: Translations<TranslatedName> | undefined;
}

/** Returns the line below a product's name, as its pack says: `Stone ground, 200 g`. */
export function secondLine(product: Sized, t: Translate = inEnglish): string {
  const facts = cardTexts(product.facts, 'on_card', t);
  return [t.fieldOf(product, 'making'), ...facts, t.fieldOf(product, 'size')]
    .filter(Boolean)
    .join(', ');
}
