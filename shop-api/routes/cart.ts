import type { CartData, cartEndpoints } from '../../contract/cart/cart.ts';
import { cartMessages } from '../../contract/messages/cart.ts';
import { addToCart } from '../domain/cart/add-to-cart.ts';
import { changeQuantity, removeFromCart } from '../domain/cart/change-line.ts';
import { countStep } from '../domain/cart/count-step.ts';
import { getCart } from '../domain/cart/get-cart.ts';
import { toggleWishlistItem } from '../domain/cart/toggle-wishlist-item.ts';
import { listWishlist } from '../domain/cart/wishlist.ts';
import { validateVoucher } from '../domain/vouchers/validate-voucher.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const cartHandlers: HandlersOf<typeof cartEndpoints> = {
  getCart: async ({ ctx }) => ({ ...DONE, data: await getCart({ ctx }) }),
  addToCart: async ({ ctx, input }) => {
    const { pid, quantity } = input.body;
    return written(await addToCart({ ctx, input: { productId: pid, quantity } }));
  },
  changeQuantity: async ({ ctx, input }) => {
    const change = { lineId: input.params.id, quantity: input.body.quantity };
    return written(await changeQuantity({ ctx, input: change }));
  },
  removeFromCart: async ({ ctx, input }) =>
    written(await removeFromCart({ ctx, input: { lineId: input.params.id } })),
  toggleWishlistItem: async ({ ctx, input }) => {
    const { message, counter } = await toggleWishlistItem({
      ctx,
      input: { productId: input.body.pid },
    });
    return { ...DONE, message, wishlist_counter: counter };
  },
  listWishlist: async ({ ctx }) => {
    const data = await listWishlist({ ctx });
    return { ...DONE, data, wishlist_counter: data.filter((item) => item.is_sold).length };
  },
  countStep: async ({ ctx, input }) => {
    await countStep({ ctx, input: input.body });
    return DONE;
  },
  validateVoucher: async ({ ctx, input }) => ({
    ...DONE,
    message: cartMessages.voucherOn,
    ...(await validateVoucher({ ctx, input: { code: input.query.voucher_code } })),
  }),
};

/** Returns the changed cart, with its totals beside it as the specification requires. */
function written(data: CartData) {
  const { cart_items: _lines, withdrawn: _withdrawn, ...totals } = data;
  return { ...DONE, ...totals, data };
}
