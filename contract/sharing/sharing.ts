import { array, type InferType, object, string } from 'yup';
import { addedLine } from '../cart/added-line.ts';
import { addToCartBody } from '../cart/cart.ts';
import { productListItem } from '../catalogue/catalogue.ts';
import { endpoint } from '../kit/endpoint.ts';
import { optionalText } from '../kit/fields.ts';
import { anyText, done, idList } from '../kit/shapes.ts';
import { sharingMessages } from '../messages/sharing.ts';
import { MAX_SHARED_GOODS } from '../shop/limits.ts';

/** Goods with their quantities, as the link of a cart names them. */
const sharedGoods = array(addToCartBody)
  .min(1, sharingMessages.noGoods)
  .max(MAX_SHARED_GOODS, sharingMessages.tooMany)
  .required(sharingMessages.noGoods);
export type SharedGoods = InferType<typeof sharedGoods>;

const goodsAdded = array(addedLine).required();
export type GoodsAdded = InferType<typeof goodsAdded>;

const wishlistLink = object({ token: string().required(), name: anyText() });
export type WishlistLink = InferType<typeof wishlistLink>;

const products = array(productListItem).required();

/** What shoppers send each other; none of it is in the specification. */
export const sharingEndpoints = {
  listGoods: endpoint({
    summary: 'Products by their ids, in this order; what is not sold is left out',
    method: 'GET',
    path: '/web/goods/',
    access: 'public',
    query: object({ ids: idList() }),
    answer: object({ ...done, data: products }),
  }),
  addGoods: endpoint({
    summary: 'Put the goods of a link into the cart, which then holds at least so many of each',
    method: 'POST',
    path: '/cart/goods/',
    access: 'shopper',
    body: object({ goods: sharedGoods }),
    answer: object({ ...done, data: goodsAdded }),
  }),
  getWishlistLink: endpoint({
    summary: 'The link that shows the own wishlist to others; null: there is none',
    method: 'GET',
    path: '/wishlist/link/',
    access: 'customer',
    answer: object({ ...done, data: wishlistLink.nullable().defined() }),
  }),
  shareWishlist: endpoint({
    summary: 'Make the link of the own wishlist, or change the name above the list',
    method: 'POST',
    path: '/wishlist/link/',
    access: 'customer',
    body: object({ name: optionalText('Name', 60).default('') }),
    answer: object({ ...done, data: wishlistLink }),
  }),
  endWishlistLink: endpoint({
    summary: 'End the link of the own wishlist; a later one is another',
    method: 'DELETE',
    path: '/wishlist/link/',
    access: 'customer',
    answer: object(done),
  }),
  getSharedWishlist: endpoint({
    summary: 'The goods of a wishlist, for whoever has its link',
    method: 'GET',
    path: '/wishlists/{token}/',
    access: 'public',
    params: object({ token: string().max(100).required() }),
    answer: object({ ...done, data: object({ name: anyText(), products }) }),
  }),
};
