import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './control.module.css';

/** A single-line text input. Label it with `Field` or `aria-label`. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(styles.control, className)} />;
}

/** A single-line text input after a fixed prefix such as `+91`. */
export function PrefixedInput({ start, ...rest }: ComponentProps<'input'> & { start: string }) {
  return (
    <span className={styles.prefixed}>
      <span className={styles.prefix}>{start}</span>
      <Input {...rest} />
    </span>
  );
}
