import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from './class-names';
import styles from './note.module.css';

const ICONS = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
} as const;

/** A message that remains on the page. Screen readers announce errors when they appear. */
export function Note({
  tone = 'info',
  className,
  children,
}: {
  tone?: keyof typeof ICONS;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(styles.note, styles[tone], className)}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
