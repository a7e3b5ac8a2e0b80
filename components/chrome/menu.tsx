import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import type { Category } from '@/contract/catalogue/category';
import type { FrameLink } from '@/lib/view/frame';
import { CATEGORY_MENU_ID } from './category-menu-id';
import { FrameMenuLinks } from './frame-parts.client';
import { Logo } from './logo';
import styles from './menu.module.css';
import { menuCategories } from './menu-categories';
import { MenuPanel } from './menu-panel.client';
import { MenuAccount, MenuUser } from './menu-user.client';

interface MenuProps {
  categories: Category[];
  /** Those that staff have written. */
  pages: FrameLink[];
}

/**
 * One list of all categories in two layouts: a drawer from the left on phones, a panel below the
 * header on wide screens. The browser's popover opens and closes it and restores the focus.
 */
export function Menu({ categories, pages }: MenuProps) {
  const t = useText();
  return (
    <MenuPanel id={CATEGORY_MENU_ID} label="All categories" className={styles.menu}>
      <div className={`row between ${styles.head}`}>
        <Logo className={styles.logo} />
        <button
          type="button"
          className={`stack place-center ${styles.close}`}
          popoverTarget={CATEGORY_MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('Close menu')}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.body}>
        <MenuUser />
        <FrameMenuLinks categories={menuCategories(categories)} pages={pages} />
        <MenuAccount />
      </div>
    </MenuPanel>
  );
}
