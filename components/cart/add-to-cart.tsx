import type { ProductListItem } from '@/contract/catalogue';
import { maxQuantity } from '@/contract/quantity';
import { AddToCartForm } from './add-to-cart-form.client';

type Buyable = Pick<ProductListItem, 'id' | 'name'> &
  Partial<Pick<ProductListItem, 'available_stock_quantity'>>;

/** The "Add to cart" control of a card. Sends only the required properties to the client. */
export function AddToCart({ product }: { product: Buyable }) {
  const { id, name, available_stock_quantity: stock } = product;
  return <AddToCartForm productId={id} name={name} max={maxQuantity(stock)} />;
}
