import type { ProductDetail } from '@/contract/catalogue/product';

interface ShareTagsProps {
  product: ProductDetail;
}

/**
 * The product's tags for messengers, which React moves into the head: Next.js knows no page of the
 * type `product`.
 */
export function ShareTags({ product }: ShareTagsProps) {
  const isInStock = product.available_stock_quantity !== 0;
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={product.product_price.toFixed(2)} />
      <meta property="product:price:currency" content="INR" />
      <meta property="product:availability" content={isInStock ? 'in stock' : 'out of stock'} />
      <meta property="product:condition" content="new" />
      <meta property="product:brand" content={product.brand_name} />
      <meta property="product:retailer_item_id" content={product.sku} />
    </>
  );
}
