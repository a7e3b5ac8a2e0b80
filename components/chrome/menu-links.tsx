import { useCompany } from '#company';
import { useText } from '#language';
import { CallLine } from '@/components/shared/call-line';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Link } from '@/components/ui/link.client';
import { contentRoutes } from '@/lib/content-routes';
import { whatsappHref } from '@/lib/format/phone';
import { routes } from '@/lib/routes';
import type { FrameLink } from '@/lib/view/frame';
import { CategoryTree } from './category-tree';
import { LanguageSwitch } from './language-switch';
import styles from './menu.module.css';
import type { MenuCategory } from './menu-categories';

export interface MenuLinksProps {
  categories: MenuCategory[];
  /** Those that staff have written. */
  pages: FrameLink[];
}

/** The links of the menu that are the same for everyone. */
export function MenuLinks({ categories, pages }: MenuLinksProps) {
  const t = useText();
  return (
    <>
      <CategoryTree categories={categories} />
      <Link className={`row between strong icon-18 ${styles.everything}`} href={routes.shop()}>
        {t('All products')}
        <Icon name="chevron-right" />
      </Link>
      <MenuServices pages={pages} />
    </>
  );
}

/** An empty text: the name of the membership. */
const SERVICES: { icon: IconName; text: string; href: string }[] = [
  { icon: 'stethoscope', text: 'Consult our Vaidya', href: contentRoutes.consultOurVaidya() },
  { icon: 'crown', text: '', href: routes.membershipPlans() },
  { icon: 'gift', text: 'Gift voucher', href: routes.giftCard() },
  { icon: 'map-pin', text: 'Stores', href: contentRoutes.storeLocator() },
  { icon: 'newspaper', text: 'Journal', href: contentRoutes.blogs() },
  { icon: 'circle-question-mark', text: 'Help and FAQ', href: contentRoutes.faq() },
];

const PAGE_ICON: IconName = 'newspaper';

/** The services that wide screens show around the search; on phones they are in the drawer. */
function MenuServices({ pages }: Pick<MenuLinksProps, 'pages'>) {
  const t = useText();
  const company = useCompany();
  return (
    <ul className={`vana-icons ${styles.services}`}>
      {[...SERVICES, ...pages.map((page) => ({ icon: PAGE_ICON, ...page }))].map(
        ({ icon, text, href }) => (
          <li key={href}>
            <Link href={href}>
              <Icon name={icon} />
              {t(text || company.membershipName)}
            </Link>
          </li>
        ),
      )}
      <li>
        <a href={whatsappHref(company.support.whatsapp)} target="_blank" rel="noopener noreferrer">
          <Icon name="message-circle" />
          {t('Chat on WhatsApp')}
        </a>
      </li>
      <li>
        <CallLine className={styles.call} />
      </li>
      <li>
        <LanguageSwitch />
      </li>
    </ul>
  );
}
