import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes';
import { serverConfig } from '@/lib/server/config';

/**
 * Excludes pages of one shopper from crawling. The cart, searches and filtered listings are open,
 * because crawlers must read their noindex tag. Crawlers of language models are as welcome as
 * those of search engines: both send shoppers.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      disallow: [
        '/api/',
        routes.checkout(),
        routes.profile(),
        routes.dashboard(),
        routes.membershipPayment(),
      ],
    },
    sitemap: `${serverConfig().publicOrigin}/sitemap-index.xml`,
  };
}
