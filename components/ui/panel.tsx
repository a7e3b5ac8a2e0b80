import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './panel.module.css';

/** A bordered or cotton panel for one topic. */
export function Panel({
  variant = 'line',
  className,
  ...rest
}: ComponentProps<'div'> & { variant?: 'line' | 'cotton' }) {
  return <div {...rest} className={classNames(styles.panel, styles[variant], className)} />;
}
