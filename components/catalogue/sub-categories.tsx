import { useText } from '#language';
import { ChipLink, Chips } from '@/components/ui/chip';
import { routes } from '@/lib/routes';
import type { Shelf } from './listing-copy';

/** The categories below the displayed one. */
export function SubCategories({ categories }: { categories: Shelf[] }) {
  const t = useText();
  if (categories.length === 0) return null;
  return (
    <Chips aria-label={t('Categories')}>
      {categories.map((category) => (
        <li key={category.id}>
          <ChipLink href={routes.category(category)} isCurrent={false}>
            {t.nameOf(category)}
          </ChipLink>
        </li>
      ))}
    </Chips>
  );
}
