/** Messages to staff about sale prices that cannot be saved as they were given. */
export const salePriceMessages = {
  percentOrPrice: 'Please give either a percentage or a price',
  endsBeforeItBegins: 'A sale price must end after it begins',
  noGoods: 'Please choose products, categories or brands',
} as const;
