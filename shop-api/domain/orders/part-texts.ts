import type { Language } from '../../../contract/shop/languages.ts';
import type { OrderedPart } from '../../db/schema/order-lines.ts';
import { namedIn } from '../kernel/named-in.ts';

/** Returns the parts of a bundle as mails and invoices name them: `2 × Green Tea, 100 g`. */
export function partTexts(language: Language, parts: readonly OrderedPart[]): string[] {
  return parts.map((part) => {
    const { name, size } = namedIn(language, part, part.translations);
    return [`${part.quantity} × ${name}`, size].filter(Boolean).join(', ');
  });
}
