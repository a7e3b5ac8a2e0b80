import type { ComponentProps, ReactNode } from 'react';
import styles from './bottom-bar.module.css';
import { classNames } from './class-names';

interface BottomBarProps extends ComponentProps<'div'> {
  /** `pay`: a white bar with a sum and a button beside it. */
  variant?: 'plain' | 'pay';
}

/** A fixed bar at the bottom of phone screens; hidden on wider screens. */
export function BottomBar({ variant = 'plain', className, ...rest }: BottomBarProps) {
  const base = variant === 'pay' ? styles.pay : styles.bar;
  return <div {...rest} className={classNames(base, className)} data-bottom-bar />;
}

interface BottomBarSumProps {
  /** The amount to pay. */
  sum: string;
  isPending?: boolean;
  /** A label for the sum. */
  children: ReactNode;
}

/** The sum on a `pay` bar. */
export function BottomBarSum({ sum, isPending, children }: BottomBarSumProps) {
  return (
    <p className={styles.total} aria-busy={isPending}>
      <b>{sum}</b>
      <span>{children}</span>
    </p>
  );
}
