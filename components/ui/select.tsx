import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './control.module.css';

/** A native select; its options are its children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(styles.control, styles.select, className)} />;
}
