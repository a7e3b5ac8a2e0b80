import type { ReactNode } from 'react';
import styles from './payment-sheet.module.css';

interface PaymentSheetProps {
  title: string;
  /** How the title is told when it appears. */
  role?: 'alert' | 'status';
  /** Something is waited for. */
  isBusy?: boolean;
  children: ReactNode;
}

/** One matter of a payment in the middle of an otherwise empty page. */
export function PaymentSheet({ title, role, isBusy = false, children }: PaymentSheetProps) {
  return (
    <div className={styles.sheet}>
      {isBusy && <span className={styles.wheel} aria-hidden="true" />}
      <div role={role}>
        <h1 className={styles.title}>{title}</h1>
      </div>
      {children}
    </div>
  );
}

/** The ways to go on from there. */
export function PaymentWays({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
