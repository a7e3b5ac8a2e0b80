import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './tag.module.css';

export type TagLook = 'plain' | 'best' | 'new' | 'free' | 'out' | 'elite';

/** A scooped label. `edge`: flush with the left edge of a picture. */
export function Tag({
  look = 'plain',
  edge = false,
  children,
}: {
  look?: TagLook;
  edge?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.tag, styles[look], edge && styles.edge)}>{children}</span>
  );
}
