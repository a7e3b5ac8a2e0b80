import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './radio-card.module.css';

interface RadioCardProps extends ComponentProps<'input'> {
  children: ReactNode;
  /** Controls in the upper right corner, outside the card's own target. */
  actions?: ReactNode;
}

/** A large choice, such as an address or a way to pay. Group them in a fieldset with a legend. */
export function RadioCard({ children, actions, className, ...input }: RadioCardProps) {
  return (
    <div className={classNames(styles.card, className)}>
      <label className={styles.target}>
        <input {...input} type="radio" className={styles.radio} />
        <span className={styles.words}>{children}</span>
      </label>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
