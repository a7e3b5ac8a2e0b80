import type { sharingEndpoints } from '../../contract/sharing/sharing.ts';
import { addGoods } from '../domain/cart/add-goods.ts';
import {
  endWishlistLink,
  getSharedWishlist,
  getWishlistLink,
  shareWishlist,
} from '../domain/cart/wishlist-link.ts';
import { listGoods } from '../domain/catalogue/list-goods.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const sharingHandlers: HandlersOf<typeof sharingEndpoints> = {
  listGoods: async ({ ctx, input }) => ({
    ...DONE,
    data: await listGoods({ ctx, input: { ids: input.query.ids ?? [] } }),
  }),
  addGoods: async ({ ctx, input }) => ({
    ...DONE,
    data: await addGoods({ ctx, input: input.body }),
  }),
  getWishlistLink: async ({ ctx }) => ({ ...DONE, data: await getWishlistLink({ ctx }) }),
  shareWishlist: async ({ ctx, input }) => ({
    ...DONE,
    data: await shareWishlist({ ctx, input: input.body }),
  }),
  endWishlistLink: async ({ ctx }) => {
    await endWishlistLink({ ctx });
    return DONE;
  },
  getSharedWishlist: async ({ ctx, input }) => ({
    ...DONE,
    data: await getSharedWishlist({ ctx, input: input.params }),
  }),
};
