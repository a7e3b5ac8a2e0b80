import { LANGUAGES, type Language } from '@/contract/shop/languages';
import styles from './language-name.module.css';
import names from './language-names.svg';

/** Widths in the file, in units of which 240 are its height. */
const DRAWN: Partial<Record<Language, number>> = { hi: 310, gu: 461 };

/**
 * A language's own name, drawn where few computers have its letters: as text it would cost every
 * page a file of letters, with a layout of all that is on it, and the search for a font that has them.
 */
export function LanguageName({ code }: { code: Language }) {
  const { name } = LANGUAGES[code];
  const width = DRAWN[code];
  if (!width) return name;
  return (
    <svg viewBox={`0 0 ${width} 240`} role="img" aria-label={name} className={styles.name}>
      <use href={`${names.src}#${code}`} />
    </svg>
  );
}
