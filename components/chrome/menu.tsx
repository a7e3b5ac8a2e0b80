import type { LucideIcon } from 'lucide-react';
import {
  ChevronRight,
  CircleQuestionMark,
  Crown,
  Gift,
  MapPin,
  MessageCircle,
  Newspaper,
  Stethoscope,
  X,
} from 'lucide-react';
import { Link } from '@/components/ui/link.client';
import type { Category } from '@/contract/category';
import { MEMBERSHIP_NAME, shopProfile } from '@/contract/shop';
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
          <X aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>
        <MenuUser />
        <CategoryTree categories={categories} />
        <Link className={styles.everything} href={routes.shop()}>
          All products
          <ChevronRight aria-hidden="true" />
        </Link>
        <MenuServices />
        <MenuAccount />
      </div>
    </MenuPanel>
  );
}

const SERVICES: { icon: LucideIcon; text: string; href: string }[] = [
  { icon: Stethoscope, text: 'Consult our Vaidya', href: contentRoutes.consultOurVaidya() },
  { icon: Crown, text: MEMBERSHIP_NAME, href: routes.membershipPlans() },
  { icon: Gift, text: 'Gift voucher', href: routes.giftCard() },
  { icon: MapPin, text: 'Stores', href: contentRoutes.storeLocator() },
  { icon: Newspaper, text: 'Journal', href: contentRoutes.blogs() },
  { icon: CircleQuestionMark, text: 'Help and FAQ', href: contentRoutes.faq() },
];

/** The services that wide screens show around the search; on phones they are in the drawer. */
function MenuServices() {
  return (
    <ul className={styles.services}>
      {SERVICES.map(({ icon: Icon, text, href }) => (
        <li key={href}>
          <Link href={href}>
            <Icon aria-hidden="true" />
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
          <MessageCircle aria-hidden="true" />
          Chat on WhatsApp
        </a>
      </li>
    </ul>
  );
}
