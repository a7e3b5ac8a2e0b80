import { ChevronRight, X } from 'lucide-react';
import { Link } from '@/components/ui/link.client';
import type { Category } from '@/contract/category';
import { routes } from '@/lib/routes';
import { CategoryTree } from './category-tree';
import { Logo } from './logo';
import styles from './menu.module.css';
import { MenuPanel } from './menu-panel.client';
import { MenuServices } from './menu-services';
import { MenuAccount, MenuUser } from './menu-user.client';

/** Buttons open the menu with `popoverTarget={CATEGORY_MENU_ID}`, also before any script has run. */
export const CATEGORY_MENU_ID = 'category-menu';

/**
 * One list of all categories in two shapes: a drawer from the left on phones, a panel below the
 * header on wide screens. The browser's popover opens it, closes it and gives focus back.
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
