import type { MetadataRoute } from 'next';
import { serverConfig } from '@/lib/server/config';
import { getSitemap } from '@/lib/server/pages/sitemap';

/** Returns every page to index but those of products, which have files of their own. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { publicOrigin } = serverConfig();
  const paths = await getSitemap();
  return paths.map((path) => ({ url: publicOrigin + path }));
}
