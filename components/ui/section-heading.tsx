import type { ReactNode } from 'react';
import { useText } from '#language';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  title: ReactNode;
  /** For the section's `aria-labelledby`. */
  id?: string;
  text?: ReactNode;
  /** A link or a carousel's arrows, at the right. */
  aside?: ReactNode;
}

/** The title of a section, one line of text below it, and an element at its right. */
export function SectionHeading({ title, id, text, aside }: SectionHeadingProps) {
  const t = useText();
  return (
    <div className={styles.heading}>
      <div>
        <h2 id={id}>{t(title)}</h2>
        {text && <p>{t(text)}</p>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
