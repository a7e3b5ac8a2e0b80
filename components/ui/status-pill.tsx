import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './status-pill.module.css';

export type StatusTone = 'success' | 'waiting' | 'bad' | 'info';

/** How something stands: a tint, an icon and a word, since colour never speaks alone. */
export function StatusPill({
  tone,
  icon,
  children,
}: {
  tone: StatusTone;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
