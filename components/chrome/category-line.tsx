import { useCompany } from '#company';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import styles from './category-line.module.css';
import { categoryLinkId } from './category-link-id';
import { CATEGORY_MENU_ID } from './category-menu-id';
import type { MenuCategory } from './menu-categories';

/** The line below the search: the menu of all categories, some featured ones, journal, Elite. */
export function CategoryLine({ featured }: { featured: MenuCategory[] }) {
  const t = useText();
  const { membershipName } = useCompany();
  return (
    <nav className={`line-above ${styles.line}`} aria-label={t('Categories')}>
      <div className={`wrap flex between ${styles.row}`}>
        <ul>
          <li>
            <button type="button" className={styles.all} popoverTarget={CATEGORY_MENU_ID}>
              <Icon name="menu" />
              {t('All categories')}
            </button>
          </li>
          {featured.map((category) => (
            <li key={category.id}>
              <Link id={categoryLinkId(category.id)} href={routes.category(category)}>
                {t.nameOf(category)}
              </Link>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <Link href={contentRoutes.blogs()}>{t('Journal')}</Link>
          </li>
          <li>
            <Link href={routes.membershipPlans()} className={styles.elite}>
              {membershipName}
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}
