import type { ReactNode } from 'react';
import { useText } from '#language';
import { Art } from './art';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** The name of a plant in `public/art`: `mint` for `m-mint.webp`. */
  motif: string;
  /** The specification's fixed text. */
  title: ReactNode;
  /** One line about the next step. */
  text?: ReactNode;
  /** A small line below it. */
  note?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  heading?: 'h1' | 'h2';
}

/** An empty state: a plant, the fixed text, one line, one action. */
export function EmptyState({ motif, title, text, note, action, heading = 'h2' }: EmptyStateProps) {
  const t = useText();
  const Heading = heading;
  return (
    <div className={styles.empty}>
      <Art file={`m-${motif}.webp`} alt="" width={132} height={161} />
      <Heading className="title-size">{t(title)}</Heading>
      {text && <p>{t(text)}</p>}
      {note && <small>{t(note)}</small>}
      {action}
    </div>
  );
}
