import type { MetadataRoute } from 'next';
import { serverConfig } from '@/lib/server/config';
import { countProductSitemaps, getProductSitemap } from '@/lib/server/pages/product-sitemaps';

/** Lists the sitemap files of the products: `/catalogue/sitemap/0.xml` and so on. */
export async function generateSitemaps(): Promise<{ id: number }[]> {
  return Array.from({ length: await countProductSitemaps() }, (_, id) => ({ id }));
}

/** Returns the products of one file; read again when the catalogue changes. */
export default async function sitemap({
  id,
}: {
  id: Promise<string>;
}): Promise<MetadataRoute.Sitemap> {
  const { publicOrigin } = serverConfig();
  const paths = await getProductSitemap(Number(await id));
  return paths.map((path) => ({ url: publicOrigin + path }));
}
