import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './control.module.css';

/** A multi-line text input. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(styles.control, styles.textarea, className)} />;
}
