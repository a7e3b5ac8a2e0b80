import type { Translate } from '@/lib/language/translate';
import { inEnglish } from '@/lib/language/translate';

/** Returns the line below a product's name, as its pack says: `Stone ground, 200 g`. */
export function secondLine(
  { making, size }: { making?: string; size?: string },
  t: Translate = inEnglish,
): string {
  return [making && t(making), size && t(size)].filter(Boolean).join(', ');
}
