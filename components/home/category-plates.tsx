import { useText } from '#language';
import { Art } from '@/components/ui/art';
import { DeferUntilInterest } from '@/components/ui/defer-until-interest.client';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Category } from '@/contract/catalogue/category';
import { routes } from '@/lib/routes';
import { featuredCategories } from '@/lib/view/categories';
import styles from './category-plates.module.css';

const USUAL_TITLE = 'Pick a plant, find its shelf';

interface CategoryPlatesProps {
  categories: Category[];
  title?: string;
}

/** The featured categories in order, each with its plant, and one plate for all products. */
export function CategoryPlates({ categories, title = USUAL_TITLE }: CategoryPlatesProps) {
  const t = useText();
  const featured = featuredCategories(categories);
  if (featured.length === 0) return null;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="plates">
      <div className="wrap">
        <SectionHeading id="plates" title={title} />
        <DeferUntilInterest className={styles.shelf}>
          <ul className={`stack gap-6 gap-x-4 ${styles.plates}`}>
            {featured.map((category) => (
              <li key={category.id}>
                <Link href={routes.category(category)}>
                  <span className={`filled block mb-2-half ${styles.plate}`}>
                    {category.web_image ? (
                      <Picture
                        picture={category.web_image}
                        alt=""
                        sizes="(max-width: 1000px) 100px, 140px"
                        upTo={320}
                      />
                    ) : null}
                  </span>
                  {t.nameOf(category)}
                </Link>
              </li>
            ))}
            <li>
              <Link href={routes.shop()}>
                <span
                  className={`filled stack place-center mb-2-half ${styles.plate} ${styles.everything}`}
                >
                  <Art file="mark-light.svg" alt="" width={100} height={100} />
                </span>
                {t('Everything')}
              </Link>
            </li>
          </ul>
        </DeferUntilInterest>
      </div>
    </section>
  );
}
