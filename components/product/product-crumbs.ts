import type { ProductDetail } from '@/contract/product';
import { routes } from '@/lib/routes';

/** Home, the categories down to the product's own, and the product. */
export function productCrumbs(product: ProductDetail): { label: string; href?: string }[] {
  return [
    { label: 'Home', href: routes.home() },
    ...product.category_path.map(({ id, name }) => ({
      label: name,
      href: routes.shop({ category: id }),
    })),
    { label: product.name },
  ];
}
