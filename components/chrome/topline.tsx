import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { CHARGE_BY_CITY } from '@/contract/messages/delivery';
import { contentRoutes } from '@/lib/content-routes';
import { LanguageSwitch } from './language-switch';
import styles from './topline.module.css';

const SERVICES = [
  { text: 'Stores', href: contentRoutes.storeLocator() },
  { text: 'Consult our Vaidya', href: contentRoutes.consultOurVaidya() },
  { text: 'Bulk orders', href: contentRoutes.business() },
  { text: 'Exports', href: contentRoutes.exports() },
];

/** The delivery charge and three services. Scrolls away with the page. */
export function Topline() {
  const t = useText();
  return (
    <aside className={`${styles.topline} on-dark`} aria-label={t('Delivery and services')}>
      <div className={`wrap ${styles.row}`}>
        <ul>
          <li>{t.filled(CHARGE_BY_CITY)}</li>
          <li>{t('Cash on delivery available')}</li>
        </ul>
        <ul className={styles.services}>
          {SERVICES.map(({ text, href }) => (
            <li key={href}>
              <Link href={href}>{t(text)}</Link>
            </li>
          ))}
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </div>
    </aside>
  );
}
