/*
 * The steps that browsers count on the way to an order (decision 0110). This file imports nothing, so
 * that pages need not load rules.
 */
export const SHOPPER_STEPS = ['product', 'cart', 'checkout'] as const;
export type ShopperStep = (typeof SHOPPER_STEPS)[number];
