/** The displayed name of the shop. */
export const SHOP_NAME = 'Vanya';

/**
 * Whether a shop is the demo shop, by its name: its drawn logo and the voices of its members are no
 * other's.
 */
export const isDemoShop = (shop: string): boolean => shop === SHOP_NAME;

/** The shop's name in identifiers: cookies, paths of the shop API. Lower-case letters only. */
export const SHOP_SLUG = 'vanya';

/** The displayed name of the paid membership. */
export const MEMBERSHIP_NAME = `${SHOP_NAME} Elite`;
