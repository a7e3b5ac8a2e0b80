import { notFound, permanentRedirect } from 'next/navigation';
import type { Surface } from '@/lib/routes';
import { onSurface, routes } from '@/lib/routes';
import { productId } from '@/lib/routing/product-id';
import { getPopularProducts, getProductPage } from '@/lib/server/data/get-product-page';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ surface: Surface; id: string }>;
}

export async function generateStaticParams() {
  const [first] = await getPopularProducts();
  return [{ id: String(first?.id ?? 1) }];
}

/** A product's address without its name leads to the right one. */
export default async function ProductWithoutName({ params }: Props) {
  const { surface, id } = await params;
  const page = await getProductPage(productId(id) ?? notFound());
  if (!page) notFound();
  permanentRedirect(onSurface(routes.product(page.product.id, page.product.name), surface));
}
