import type { ProductFields } from '../../../../contract/catalogue/manage.ts';
import type { TranslatedPicture, Translations } from '../../../../contract/kit/translations.ts';
import type { NewName } from './name-book.ts';

/** A picture as a file names it: the id of a stored one, a name in the ZIP, or an https address. */
export interface PlannedPicture {
  source: string;
  view: string;
  alt_text: string;
  translations: Translations<TranslatedPicture>;
}

type Named = 'brand_id' | 'category_id' | 'form_id' | 'tag_ids';
type Listed = 'pictures' | 'home_picture_id' | 'related_product_ids' | 'other_product_ids';

/**
 * A whole product to write, which may name what does not exist yet: it is stored until the import is
 * accepted.
 */
export interface PlannedFields extends Omit<ProductFields, Named | Listed | 'stock'> {
  brand_id: number | NewName;
  category_id: number | NewName;
  form_id: number | NewName | null;
  tag_ids: (number | NewName)[];
  pictures: PlannedPicture[];
  home_picture_id: string | null;
  /** SKUs, of the shop or of the same file. */
  related_product_ids: string[];
  other_product_ids: string[];
  /** Absent: the file says nothing of it. */
  stock?: number | null;
}
