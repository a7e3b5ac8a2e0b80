import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { Kinar } from '@/components/ui/kinar';
import styles from './checkout-header.module.css';
import { Logo } from './logo';
import { SkipLink } from './skip-link';

/** The header of the checkout: the logo and a security note, without a menu. */
export function CheckoutHeader() {
  const t = useText();
  return (
    <>
      <SkipLink />
      <header>
        <div className={`wrap row between ${styles.row}`}>
          <Logo className={styles.logo} />
          <p className="row gap-2 small muted icon-18">
            <Icon name="lock" />
            {t('Secure checkout')}
          </p>
        </div>
        <Kinar variant="green" thin />
      </header>
    </>
  );
}
