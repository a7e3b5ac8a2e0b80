import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './form-stack.module.css';

/** A form with stacked fields. Browser validation is off: the shop's rules apply. */
export function FormStack({ className, ...form }: ComponentProps<'form'>) {
  return (
    <form method="post" noValidate {...form} className={classNames(styles.stack, className)} />
  );
}

/** Two fields side by side; stacked on phones. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
