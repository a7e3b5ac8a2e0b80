import type { ComponentProps, ReactNode } from 'react';
import styles from './choice-chip.module.css';
import { classNames } from './class-names';

interface ChoiceChipProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  children: ReactNode;
}

/** A native choice in the shape of a chip. Put chips into a fieldset with a legend. */
export function ChoiceChip({ children, className, ...input }: ChoiceChipProps) {
  return (
    <label className={classNames(styles.chip, className)}>
      <input {...input} className={styles.input} />
      {children}
    </label>
  );
}

/** A wrapping row of such chips. */
export function ChoiceChips({ children }: { children: ReactNode }) {
  return <div className="cluster gap-2">{children}</div>;
}
