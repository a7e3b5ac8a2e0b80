import { Menu as MenuIcon } from 'lucide-react';
import { Link } from '@/components/ui/link.client';
import type { Category } from '@/contract/category';
import { routes } from '@/lib/routes';
import { shopProfile } from '@/lib/shop-profile';
import styles from './category-line.module.css';
import { CATEGORY_MENU_ID } from './menu';

/** How many featured categories fit beside the menu button on a wide screen. */
const SHOWN = 7;

/** The line below the search: the menu of all categories, the first featured ones, journal, Elite. */
export function CategoryLine({ categories }: { categories: Category[] }) {
  return (
    <nav className={styles.line} aria-label="Categories">
      <div className={`wrap ${styles.row}`}>
        <ul>
          <li>
            <button type="button" className={styles.all} popoverTarget={CATEGORY_MENU_ID}>
              <MenuIcon aria-hidden="true" />
              All categories
            </button>
          </li>
          {featured(categories).map((category) => (
            <li key={category.id}>
              <Link href={routes.shop({ category: category.id })}>{category.name}</Link>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <Link href={routes.blogs()}>Journal</Link>
          </li>
          <li>
            <Link href={routes.subscriptionPlans()} className={styles.elite}>
              {shopProfile.name} Elite
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}

function featured(categories: Category[]): Category[] {
  return categories
    .filter((category) => category.featured_order !== null)
    .sort((one, other) => (one.featured_order ?? 0) - (other.featured_order ?? 0))
    .slice(0, SHOWN);
}
