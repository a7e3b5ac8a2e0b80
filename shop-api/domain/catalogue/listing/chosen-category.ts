import type { CategoryBanner } from '../../../../contract/category.ts';
import type { Database } from '../../../db/database.ts';
import { toPicture } from '../../pictures/to-picture.ts';
import type { Named } from '../named.ts';
import type { CategoryRow } from '../read-categories.ts';
import { branchOf, pathOf, readCategories } from '../read-categories.ts';

/** What a listing shows of the category it is narrowed to. */
export interface ChosenCategory {
  /** The category and all below it; empty for a category that does not exist. */
  ids: number[];
  /** Root first. */
  path: Named[];
  banners: CategoryBanner[];
}

interface Choice {
  db: Database;
  id?: number | undefined;
  /** Counts only without an id; the name of a category or its name among the featured ones. */
  name?: string | undefined;
}

/** The category a listing is asked for, or null when it is asked for none. */
export async function chosenCategory({ db, id, name }: Choice): Promise<ChosenCategory | null> {
  if (id === undefined && !name) return null;
  const rows = await readCategories(db);
  const chosen = rows.find(({ category }) =>
    id === undefined ? isNamed(category, name ?? '') : category.id === id,
  );
  if (!chosen) return { ids: [], path: [], banners: [] };
  const path = pathOf(rows, chosen.category.id);
  return {
    ids: branchOf(rows, chosen.category.id),
    path: path.map(({ category }) => ({ id: category.id, name: category.name })),
    banners: bannersOf(path),
  };
}

function isNamed(category: CategoryRow['category'], name: string): boolean {
  const wanted = name.toLowerCase();
  return [category.name, category.featuredName, category.slug].some(
    (known) => known?.toLowerCase() === wanted,
  );
}

/** The category's own banner; without one the banner of the nearest category above. */
function bannersOf(path: readonly CategoryRow[]): CategoryBanner[] {
  const row = path.findLast(({ category }) => category.bannerTitle !== null);
  if (!row) return [];
  const { category, webBanner, mobileBanner } = row;
  return [
    {
      title: category.bannerTitle ?? category.name,
      text: category.bannerText ?? '',
      web_banner: webBanner && toPicture(webBanner),
      mobile_banner: mobileBanner && toPicture(mobileBanner),
    },
  ];
}
