/**
 * What a picture of a product shows: the front of the pack, the pack with what is in it, a drawing of
 * what it is made of, the back with the label, or a photograph of its use, its texture, a hand that
 * holds it, who makes it or where it grows.
 */
export const PRODUCT_VIEWS = ['front', 'still', 'plate', 'back', 'photo'] as const;
