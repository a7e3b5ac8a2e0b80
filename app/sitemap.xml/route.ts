import { sitemapXml } from '@/lib/seo/sitemap-xml';
import { serverConfig } from '@/lib/server/config';
import { sendListingFile } from '@/lib/server/http/send-listing-file';
import { getSitemap } from '@/lib/server/pages/sitemap';

/** Returns every page to index but those of products, which have files of their own. */
export async function GET(): Promise<Response> {
  return sendListingFile('application/xml', async () =>
    sitemapXml(await getSitemap(), serverConfig().publicOrigin),
  );
}
