import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import type { Category } from '@/contract/catalogue/category';
import { routes } from '@/lib/routes';
import type { AnnouncedLine, FrameLink } from '@/lib/view/frame';
import { CATEGORY_MENU_ID } from './category-menu-id';
import { FrameCategoryLine, FrameTopline } from './frame-parts.client';
import styles from './header.module.css';
import { HeaderToolLink, UserTool } from './header-tools.client';
import { Logo } from './logo';
import { Menu } from './menu';
import { featuredLinks } from './menu-categories';
import { QuickHelp } from './quick-help';
import { SearchBox } from './search-box.client';
import { SkipLink } from './skip-link';

interface HeaderProps {
  categories: Category[];
  announcement: AnnouncedLine | null;
  /** The pages of the staff that the menu links to. */
  pages: FrameLink[];
}

/** The same for everyone on the server; the three tools add names and counters in the browser. */
export function Header({ categories, announcement, pages }: HeaderProps) {
  const t = useText();
  return (
    <>
      <SkipLink />
      <FrameTopline announcement={announcement} />
      <header className={`no-print ${styles.header}`} data-line>
        <div className={`wrap stack middle gap-8 ${styles.row}`}>
          <button
            type="button"
            className={styles.menu}
            popoverTarget={CATEGORY_MENU_ID}
            aria-label={t('Menu')}
          >
            <Icon name="menu" />
          </button>
          <Logo className={styles.logo} />
          <SearchBox />
          <nav className={`row gap-1-half ${styles.tools}`} aria-label={t('Your shop')}>
            <div className={styles.help}>
              <QuickHelp topClass={styles.top} whatsappClass={styles.whatsapp} />
            </div>
            <UserTool />
            <HeaderToolLink name="Wishlist" href={routes.wishlist()} of="wishlistCount">
              <Icon name="heart" />
            </HeaderToolLink>
            <HeaderToolLink name="Cart" href={routes.cart()} of="cartCount">
              <Icon name="shopping-bag" />
            </HeaderToolLink>
          </nav>
        </div>
        <FrameCategoryLine featured={featuredLinks(categories)} />
        <Menu categories={categories} pages={pages} />
      </header>
    </>
  );
}
