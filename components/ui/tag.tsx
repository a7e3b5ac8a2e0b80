import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './tag.module.css';

export type TagVariant = 'plain' | 'best' | 'new' | 'free' | 'out' | 'elite';

/** A scooped label. `edge`: flush with the left edge of a picture. */
export function Tag({
  variant = 'plain',
  edge = false,
  children,
}: {
  variant?: TagVariant;
  edge?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.tag, styles[variant], edge && styles.edge)}>{children}</span>
  );
}
