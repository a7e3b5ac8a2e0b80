import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Link } from '@/components/ui/link.client';
import type { Category } from '@/contract/category';
import { shopProfile } from '@/contract/shop';
import { MEMBERSHIP_NAME } from '@/contract/shop-names';
import { contentRoutes } from '@/lib/content-routes';
import { whatsappHref } from '@/lib/format/phone';
import { routes } from '@/lib/routes';
import { CategoryTree } from './category-tree';
import { Logo } from './logo';
import styles from './menu.module.css';
import { MenuPanel } from './menu-panel.client';
import { MenuAccount, MenuUser } from './menu-user.client';

/** Buttons open the menu with `popoverTarget={CATEGORY_MENU_ID}`, even before scripts run. */
export const CATEGORY_MENU_ID = 'category-menu';

/**
 * One list of all categories in two layouts: a drawer from the left on phones, a panel below the
 * header on wide screens. The browser's popover opens and closes it and restores the focus.
 */
export function Menu({ categories }: { categories: Category[] }) {
  return (
    <MenuPanel id={CATEGORY_MENU_ID} label="All categories" className={styles.menu}>
      <div className={styles.head}>
        <Logo className={styles.logo} />
        <button
          type="button"
          className={styles.close}
          popoverTarget={CATEGORY_MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.body}>
        <MenuUser />
        <CategoryTree categories={categories} />
        <Link className={styles.everything} href={routes.shop()}>
          All products
          <Icon name="chevron-right" />
        </Link>
        <MenuServices />
        <MenuAccount />
      </div>
    </MenuPanel>
  );
}

const SERVICES: { icon: IconName; text: string; href: string }[] = [
  { icon: 'stethoscope', text: 'Consult our Vaidya', href: contentRoutes.consultOurVaidya() },
  { icon: 'crown', text: MEMBERSHIP_NAME, href: routes.membershipPlans() },
  { icon: 'gift', text: 'Gift voucher', href: routes.giftCard() },
  { icon: 'map-pin', text: 'Stores', href: contentRoutes.storeLocator() },
  { icon: 'newspaper', text: 'Journal', href: contentRoutes.blogs() },
  { icon: 'circle-question-mark', text: 'Help and FAQ', href: contentRoutes.faq() },
];

/** The services that wide screens show around the search; on phones they are in the drawer. */
function MenuServices() {
  return (
    <ul className={styles.services}>
      {SERVICES.map(({ icon, text, href }) => (
        <li key={href}>
          <Link href={href}>
            <Icon name={icon} />
            {text}
          </Link>
        </li>
      ))}
      <li>
        <a
          href={whatsappHref(shopProfile.support.whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="message-circle" />
          Chat on WhatsApp
        </a>
      </li>
    </ul>
  );
}
