import type { ReactNode } from 'react';
import { Art } from './art';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** A plant of `public/art`: `mint` for `m-mint.webp`. */
  motif: string;
  /** The specification's fixed sentence. */
  title: ReactNode;
  /** One line on what to do next. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  heading?: 'h1' | 'h2';
}

/** Nothing to show: one plant, the fixed sentence, one line, one way on. */
export function EmptyState({ motif, title, text, action, heading = 'h2' }: EmptyStateProps) {
  const Heading = heading;
  return (
    <div className={styles.empty}>
      <Art file={`m-${motif}.webp`} alt="" width={132} height={161} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
