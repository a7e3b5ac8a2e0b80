import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './panel.module.css';

/** A bordered or cotton sheet that holds one matter. */
export function Panel({
  look = 'line',
  className,
  ...rest
}: ComponentProps<'div'> & { look?: 'line' | 'cotton' }) {
  return <div {...rest} className={classNames(styles.panel, styles[look], className)} />;
}
