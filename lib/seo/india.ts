/** The country of the shop, its goods' delivery and its prices, as ISO 3166 writes it. */
export const COUNTRY = 'IN';

/** The currency of every price, as ISO 4217 writes it. */
export const CURRENCY = 'INR';
