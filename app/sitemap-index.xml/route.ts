import { sitemapIndexXml } from '@/lib/seo/sitemap-xml';
import { serverConfig } from '@/lib/server/config';
import { sendListingFile } from '@/lib/server/http/send-listing-file';
import { countProductSitemaps } from '@/lib/server/pages/product-sitemaps';

/** Returns the list of all sitemap files. */
export async function GET(): Promise<Response> {
  return sendListingFile('application/xml', async () => {
    const count = await countProductSitemaps();
    const files = Array.from({ length: count }, (_, file) => `/catalogue/sitemap/${file}.xml`);
    return sitemapIndexXml(['/sitemap.xml', ...files], serverConfig().publicOrigin);
  });
}
