/** Business constants of the specification that both halves obey. Money in paise. */
export const MIN_QUANTITY = 1;
/** Upper bound of a cart line when the stock is unknown. */
export const MAX_QUANTITY_UNKNOWN_STOCK = 20;
/** A cart of exactly ₹250.00 may be ordered. */
export const MIN_ORDER_PAISE = 25_000;
export const PACKING_CATEGORY_ID = 490;
export const COMPANY_ID = 7;
export const PRODUCTS_PER_PAGE = 24;
export const REVIEWS_PER_PAGE = 30;
/** The specification shows 8 blogs on the home page. */
export const HOME_BLOGS = 8;
/** Longest accepted search text, in characters. */
export const MAX_SEARCH_LENGTH = 100;
export const MAX_GIFT_MESSAGE_LENGTH = 240;
/** The largest id: the database keeps ids as 4-byte integers. */
export const MAX_ID = 2_147_483_647;
