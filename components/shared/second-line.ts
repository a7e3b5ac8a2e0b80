import type { TranslatedName, Translations } from '@/contract/kit/translations';
import { inEnglish, type Translate } from '@/lib/language/translate';

interface Sized {
  making?: string | undefined;
  size?: string | undefined;
  translations?: Translations<TranslatedName> | undefined;
}

/** Returns the line below a product's name, as its pack says: `Stone ground, 200 g`. */
export function secondLine(product: Sized, t: Translate = inEnglish): string {
  return [t.fieldOf(product, 'making'), t.fieldOf(product, 'size')].filter(Boolean).join(', ');
}
