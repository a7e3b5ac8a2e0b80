import { useText } from '#language';
import { BrandIcon } from '@/components/ui/brand-icons';
import { Icon } from '@/components/ui/icon';
import { shopProfile } from '@/contract/shop';
import { whatsappHref } from '@/lib/format/phone';
import { FloatKeeper } from './float-keeper.client';
import styles from './floats.module.css';

/**
 * Back to the top (after 500 px, see the stylesheet) and WhatsApp, above any bar at the bottom. Menu
 * and footer have WhatsApp too, for where the button would cover something.
 */
export function Floats() {
  const t = useText();
  return (
    <FloatKeeper className={styles.floats}>
      <a className={styles.top} href="#top" aria-label={t('Back to top')}>
        <Icon name="arrow-up" />
      </a>
      <a
        className={styles.whatsapp}
        href={whatsappHref(shopProfile.support.whatsapp)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('Chat with us on WhatsApp')}
      >
        <BrandIcon brand="whatsapp" />
      </a>
    </FloatKeeper>
  );
}
