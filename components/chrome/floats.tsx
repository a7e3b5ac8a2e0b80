import { ArrowUp } from 'lucide-react';
import { BrandIcon } from '@/components/ui/brand-icons';
import { shopProfile } from '@/contract/shop';
import styles from './floats.module.css';

const WHATSAPP = `https://wa.me/${shopProfile.support.whatsapp.replace(/\D/g, '')}`;

/** Back to the top (after 500 px, see the stylesheet) and WhatsApp, above any bar at the bottom. */
export function Floats() {
  return (
    <aside className={styles.floats} aria-label="Quick help">
      <a className={styles.top} href="#top" aria-label="Back to top">
        <ArrowUp aria-hidden="true" />
      </a>
      <a
        className={styles.whatsapp}
        href={WHATSAPP}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with us on WhatsApp"
      >
        <BrandIcon brand="whatsapp" />
      </a>
    </aside>
  );
}
