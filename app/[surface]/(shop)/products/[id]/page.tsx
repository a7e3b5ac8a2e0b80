import { notFound, permanentRedirect } from 'next/navigation';
import { routes } from '@/lib/routes';
import { productId } from '@/lib/routing/path-params';
import { getPopularProducts, getProductPage } from '@/lib/server/pages/product';
import { onSurface, type Surface } from '@/lib/surface';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ surface: Surface; id: string }>;
}

export async function generateStaticParams() {
  const [first] = await getPopularProducts();
  return [{ id: String(first.id) }];
}

/** Redirects a product's path without its name to the full path. */
export default async function ProductWithoutName({ params }: Props) {
  const { surface, id } = await params;
  const page = await getProductPage(productId(id) ?? notFound());
  if (!page) notFound();
  permanentRedirect(onSurface(routes.product(page.product.id, page.product.name), surface));
}
