import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { Thumbnail } from '@/components/ui/picture';
import { routes } from '@/lib/routes';
import styles from './category-tree.module.css';
import type { MenuCategory } from './menu-categories';

/** Three levels of real links. Opening a first-level category closes the previous one. */
export function CategoryTree({ categories }: { categories: MenuCategory[] }) {
  const t = useText();
  return (
    <ul className={styles.tree}>
      {categories.map((category) => (
        <li key={category.id}>
          {category.children ? (
            <Branch category={category} />
          ) : (
            <Link className={styles.root} href={routes.category(category)}>
              <Plate category={category} />
              {t.nameOf(category)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Branch({ category }: { category: MenuCategory }) {
  const t = useText();
  return (
    <details name="category">
      <summary className={styles.root}>
        <Plate category={category} />
        {t.nameOf(category)}
      </summary>
      <div className={styles.branch}>
        <Link className={styles.whole} href={routes.category(category)}>
          {t('All {category}', { category: t.nameOf(category) })}
        </Link>
        <ul className={styles.children}>
          {category.children?.map((child) => (
            <Child key={child.id} category={child} />
          ))}
        </ul>
      </div>
    </details>
  );
}

function Child({ category }: { category: MenuCategory }) {
  const t = useText();
  return (
    <li>
      <Link className={styles.child} href={routes.category(category)}>
        {t.nameOf(category)}
      </Link>
      {category.children && (
        <ul className={styles.grandchildren}>
          {category.children.map((grandchild) => (
            <li key={grandchild.id}>
              <Link href={routes.category(grandchild)}>{t.nameOf(grandchild)}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The category's drawing: small beside its name in the drawer, large in the panel. */
function Plate({ category: { image } }: { category: MenuCategory }) {
  return <span className={styles.plate}>{image && <Thumbnail picture={image} alt="" />}</span>;
}
