import type { CartData, cartEndpoints } from '../../contract/cart.ts';
import { addToCart } from '../domain/cart/add-to-cart.ts';
import { changeQuantity } from '../domain/cart/change-quantity.ts';
import { getCart } from '../domain/cart/get-cart.ts';
import { removeFromCart } from '../domain/cart/remove-from-cart.ts';
import { validateVoucher } from '../domain/voucher/validate-voucher.ts';
import { listWishes } from '../domain/wishlist/list-wishes.ts';
import { toggleWish } from '../domain/wishlist/toggle-wish.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

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
  toggleWish: async ({ ctx, input }) => {
    const { message, counter } = await toggleWish({ ctx, input: { productId: input.body.pid } });
    return { ...DONE, message, wishlist_counter: counter };
  },
  listWishes: async ({ ctx }) => {
    const data = await listWishes({ ctx });
    return { ...DONE, data, wishlist_counter: data.length };
  },
  validateVoucher: async ({ ctx, input }) => ({
    ...DONE,
    ...(await validateVoucher({ ctx, input: { code: input.query.voucher_code } })),
  }),
};

/** The fresh cart, with its totals beside it as the specification reads them. */
function written(data: CartData) {
  const { cart_items: _lines, ...totals } = data;
  return { ...DONE, ...totals, data };
}
