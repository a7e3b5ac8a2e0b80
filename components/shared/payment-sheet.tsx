import type { ReactNode } from 'react';
import { useText } from '#language';
import { Art } from '@/components/ui/art';
import { classNames } from '@/components/ui/class-names';
import styles from './payment-sheet.module.css';

interface PaymentSheetProps {
  title: string;
  /** How screen readers announce the title. */
  role?: 'alert' | 'status';
  /** The name of a plant in `public/art`, above the title: `mint` for `m-mint.webp`. */
  motif?: string;
  /** True while an answer is pending. */
  isBusy?: boolean;
  /** Above a panel that has the heading of the page itself. */
  isWide?: boolean;
  children: ReactNode;
}

/** A message about a payment in the centre of an otherwise empty page. */
export function PaymentSheet({
  title,
  role,
  motif,
  isBusy = false,
  isWide = false,
  children,
}: PaymentSheetProps) {
  const t = useText();
  return (
    <div
      className={classNames(
        'stack hug-center packed-top gap-4 text-center',
        styles.sheet,
        isWide && styles.wide,
      )}
    >
      {motif && <Art file={`m-${motif}.webp`} alt="" width={132} height={161} eager />}
      {isBusy && <span className={styles.wheel} aria-hidden="true" />}
      <div role={role}>
        {isWide ? (
          <p className="strong muted">{t(title)}</p>
        ) : (
          <h1 className={styles.title}>{t(title)}</h1>
        )}
      </div>
      {children}
    </div>
  );
}

/** The links and buttons to continue with. */
export function PaymentActions({ children }: { children: ReactNode }) {
  return <div className={`cluster center gap-3 ${styles.links}`}>{children}</div>;
}
