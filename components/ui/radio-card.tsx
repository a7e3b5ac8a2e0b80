import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './radio-card.module.css';

export interface RadioCardProps extends ComponentProps<'input'> {
  children: ReactNode;
  /** Controls in the upper right corner, outside the card's click target. */
  actions?: ReactNode;
}

/** A large radio option, such as an address. Group them in a fieldset with a legend. */
export function RadioCard({ children, actions, className, ...input }: RadioCardProps) {
  return (
    <div className={classNames(styles.card, className)}>
      <label className={styles.target}>
        <input {...input} type="radio" className={styles.radio} />
        <span className={styles.text}>{children}</span>
      </label>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Large options in two columns; in one on phones. */
export function RadioCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
