import type { CategoryBanner } from '../../../../contract/catalogue/category.ts';
import type { Database } from '../../../db/database.ts';
import { toPicture } from '../../kernel/pictures.ts';
import { branchOf, type CategoryRow, pathOf, readCategories } from '../categories.ts';
import { nameOfCategory, textsOfBanner } from '../category-texts.ts';
import type { Named } from '../list-names.ts';

/** The category that a listing is limited to, as the listing shows it. */
export interface ChosenCategory {
  /** The category and all its descendants; empty for a category that does not exist. */
  ids: number[];
  /** Root first. */
  path: Named[];
  banners: CategoryBanner[];
}

interface Choice {
  db: Database;
  id?: number | undefined;
  /** Used only without an id: the name, featured name or slug of a category. */
  name?: string | undefined;
}

/** Finds the category that a listing requests; null when it requests none. */
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
    path: path.map(({ category }) => ({
      id: category.id,
      name: category.name,
      translations: nameOfCategory(category.translations),
    })),
    banners: bannersOf(path),
  };
}

function isNamed(category: CategoryRow['category'], name: string): boolean {
  const wanted = name.toLowerCase();
  return [category.name, category.featuredName, category.slug].some(
    (known) => known?.toLowerCase() === wanted,
  );
}

/** Returns the category's own banner, or that of the nearest ancestor with one. */
function bannersOf(path: readonly CategoryRow[]): CategoryBanner[] {
  const row = path.findLast(
    ({ category, webBanner }) => category.bannerTitle !== null || webBanner !== null,
  );
  if (!row) return [];
  const { category, webBanner, mobileBanner } = row;
  return [
    {
      title: category.bannerTitle ?? category.name,
      text: category.bannerText ?? '',
      translations: textsOfBanner(category.translations),
      web_banner: webBanner && toPicture(webBanner),
      mobile_banner: mobileBanner && toPicture(mobileBanner),
    },
  ];
}
