/** The displayed name of the shop. */
export const SHOP_NAME = 'Vanya';

/** Whether the drawn logo says the name of a shop; others have the mark with their own name. */
export const hasDrawnLogo = (shop: string): boolean => shop === SHOP_NAME;

/** The shop's name in identifiers: cookies, paths of the shop API. Lower-case letters only. */
export const SHOP_SLUG = 'vanya';

/** The displayed name of the paid membership. */
export const MEMBERSHIP_NAME = `${SHOP_NAME} Elite`;
