import { serverConfig } from '@/lib/server/config';
import { countProductSitemaps } from '@/lib/server/pages/product-sitemaps';

/** Returns the list of all sitemap files, which Next.js does not write. */
export async function GET(): Promise<Response> {
  const { publicOrigin } = serverConfig();
  const count = await countProductSitemaps();
  const files = Array.from({ length: count }, (_, file) => `/catalogue/sitemap/${file}.xml`);
  const rows = ['/sitemap.xml', ...files].map(
    (path) => `<sitemap><loc>${publicOrigin}${path}</loc></sitemap>\n`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('')}</sitemapindex>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
