import type { ProductListItem } from '@/contract/catalogue/catalogue';
import { CARD_WIDTH } from './card-width';

/** A phone with the lowest resolution needs no fewer pixels. */
const SMALLEST_WIDTH = 320;

/** A picture with its blur, if that is displayed. */
type CardPicture = Omit<NonNullable<ProductListItem['image1']>, 'blur'> & { blur?: string };

/** Some lists contain only the first three properties; the card then shows only these. */
export type CardProduct = Pick<ProductListItem, 'id' | 'name' | 'translations'> &
  Partial<
    Pick<
      ProductListItem,
      | 'size'
      | 'making'
      | 'veg'
      | 'facts'
      | 'product_price'
      | 'base_price'
      | 'available_stock_quantity'
    >
  > & {
    image1: CardPicture | null;
    product_tag_list?: { name: string }[];
    average_rating?: Pick<ProductListItem['average_rating'], 'average_rating' | 'review_count'>;
  };

/**
 * Returns what a card displays. A card that browsers draw carries its product in the page, where
 * every other property of the shop's answer would be sent along.
 */
export function cardProduct(
  { image1, veg, average_rating: rating, ...rest }: CardProduct,
  isEager = false,
): CardProduct {
  const { id, name, translations, size, making, product_price, base_price } = rest;
  const card: CardProduct = {
    id,
    name,
    translations,
    image1: image1 && cardPicture(image1, isEager),
    size,
    making,
    veg: veg ?? undefined,
    facts: rest.facts,
    product_price,
    base_price,
    available_stock_quantity: rest.available_stock_quantity,
    product_tag_list: rest.product_tag_list?.map((tag) => ({ name: tag.name })),
    average_rating: rating && {
      average_rating: rating.average_rating,
      review_count: rating.review_count,
    },
  };
  // Properties without a value would travel too.
  return JSON.parse(JSON.stringify(card)) as CardProduct;
}

/** `isEager`: on the first screen, where a blur is seen until the file has loaded. */
function cardPicture({ src, width, height, widths, blur }: CardPicture, isEager: boolean) {
  const offered = widths.filter((one) => one >= SMALLEST_WIDTH && one <= CARD_WIDTH);
  return {
    src,
    width,
    height,
    widths: offered.length > 0 ? offered : widths,
    blur: isEager ? blur : undefined,
  };
}
