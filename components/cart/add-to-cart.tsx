import { useText } from '#language';
import { maxQuantity } from '@/contract/cart/quantity';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import { AddToCartForm } from './add-to-cart-form.client';

type Buyable = Pick<ProductListItem, 'id' | 'name' | 'translations'> &
  Partial<Pick<ProductListItem, 'available_stock_quantity'>>;

/** The "Add to cart" control of a card. Sends only the required properties to the client. */
export function AddToCart({ product }: { product: Buyable }) {
  const t = useText();
  const { id, available_stock_quantity: stock } = product;
  return <AddToCartForm productId={id} name={t.nameOf(product)} max={maxQuantity(stock)} />;
}
