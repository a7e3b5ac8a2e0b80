import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './note.module.css';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

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
  const Icon = ICONS[tone];
  return (
    <div
      className={classNames(styles.note, styles[tone], className)}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon />
      <div>{children}</div>
    </div>
  );
}
