import { useCompany } from '#company';
import { useText } from '#language';
import { useSettings } from '#settings';
import { Link } from '@/components/ui/link.client';
import { StaffText } from '@/components/ui/staff-text';
import { chargeByCity } from '@/contract/messages/delivery';
import { hasPage } from '@/contract/shop/departments';
import { contentRoutes } from '@/lib/content-routes';
import { routes, safePath } from '@/lib/routes';
import type { AnnouncedLine } from '@/lib/view/frame';
import { LanguageSwitch } from './language-switch';
import styles from './topline.module.css';

const SERVICES = [
  { text: 'Stores', href: contentRoutes.storeLocator() },
  { text: 'Consult our Vaidya', href: contentRoutes.consultOurVaidya() },
  { text: 'Bulk orders', href: contentRoutes.business() },
  { text: 'Exports', href: contentRoutes.exports() },
];

/**
 * What staff announce, or the delivery charge, and services. Scrolls away with the page.
 */
export function Topline({ announcement }: { announcement: AnnouncedLine | null }) {
  const t = useText();
  const company = useCompany();
  const { delivery } = useSettings();
  return (
    <aside className={`no-print ${styles.topline} on-dark`} aria-label={t('Delivery and services')}>
      <div className={`wrap row between gap-5 ${styles.row}`}>
        <ul>
          {announcement && (
            <li className={styles.announced}>
              <Announced {...announcement} />
            </li>
          )}
          {announcement ? null : <li>{t.filled(chargeByCity(delivery))}</li>}
          {announcement ? null : <li>{t('Cash on delivery available')}</li>}
        </ul>
        <ul className={styles.services}>
          {SERVICES.filter(({ href }) => hasPage(company, href)).map(({ text, href }) => (
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

function Announced({ text, link }: AnnouncedLine) {
  if (!link) return <StaffText text={text} />;
  return (
    <Link href={safePath(link, routes.shop())}>
      <StaffText text={text} />
    </Link>
  );
}
