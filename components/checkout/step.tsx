import type { ReactNode } from 'react';
import styles from './checkout-view.module.css';

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** One choice of the checkout. */
export function Step({ number, title, children }: StepProps) {
  return (
    <fieldset className={styles.step}>
      <legend>
        <h2 className={styles.title}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          {title}
        </h2>
      </legend>
      {children}
    </fieldset>
  );
}
