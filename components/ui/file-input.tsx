import type { ComponentProps } from 'react';
import styles from './control.module.css';
import { Input } from './input';

/** An input for files. Label it with `Field`, and name the kinds of files in `accept`. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <Input {...props} type="file" className={styles.file} />;
}
