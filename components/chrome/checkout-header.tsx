import { Lock } from 'lucide-react';
import { Kinar } from '@/components/ui/kinar';
import styles from './checkout-header.module.css';
import { Logo } from './logo';
import { SkipLink } from './skip-link';

/** Whose shop this is, and that the way is safe; no menu to get lost in. */
export function CheckoutHeader() {
  return (
    <>
      <SkipLink />
      <header>
        <div className={`wrap ${styles.row}`}>
          <Logo className={styles.logo} />
          <p className={styles.secure}>
            <Lock aria-hidden="true" />
            Secure checkout
          </p>
        </div>
        <Kinar look="green" thin />
      </header>
    </>
  );
}
