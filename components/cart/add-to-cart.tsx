import type { ProductListItem } from '@/contract/catalogue';
import { AddToCartForm } from './add-to-cart-form.client';
import { mostOf } from './most-of';

type Buyable = Pick<ProductListItem, 'id' | 'name'> &
  Partial<Pick<ProductListItem, 'available_stock_quantity'>>;

/** The way from a card into the cart. Hands the island no more of the product than it needs. */
export function AddToCart({ product }: { product: Buyable }) {
  const { id, name, available_stock_quantity: stock } = product;
  return <AddToCartForm productId={id} name={name} most={mostOf(stock)} />;
}
