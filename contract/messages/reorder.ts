/** Messages about the result of a reorder. Prices are formatted for display. */
export const reorderMessages = {
  theOne: 'The product of your order is in the cart.',
  all: (count: number) => `All ${count} products of your order are in the cart.`,
  some: (count: number, ordered: number) =>
    `${count} of the ${ordered} products of your order are in the cart.`,
  inCartAlready: (product: string) => `${product} was in your cart already.`,
  fewer: (product: string, count: number, ordered: number) =>
    `${product}: only ${count} of the ${ordered} you ordered can be had.`,
  outOfStock: (product: string) => `${product} is out of stock.`,
  noLongerSold: (product: string) => `${product} is no longer sold.`,
  otherPrice: (product: string, price: string, before: string) =>
    `${product} costs ${price} now; in your order it was ${before}.`,
} as const;
