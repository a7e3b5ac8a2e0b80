import { sendListingFile } from '@/lib/server/http/send-listing-file';
import { getProductSitemap } from '@/lib/server/pages/product-sitemaps';

const FILE_NAME = /^(0|[1-9]\d{0,5})\.xml$/;

interface Context {
  params: Promise<{ file: string }>;
}

/** Returns a sitemap of products: `0.xml`, `1.xml` and so on. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = FILE_NAME.exec((await params).file)?.[1];
  return sendListingFile('application/xml', async () =>
    file === undefined ? null : getProductSitemap(Number(file)),
  );
}
