import type { MetadataRoute } from 'next';
import { inLanguage, LANGUAGE_CODES } from '@/contract/shop/languages';
import { routes } from '@/lib/routes';
import { serverConfig } from '@/lib/server/config';

/** Pages of one shopper; a rule is the beginning of a path, so that it covers the mobile app's too. */
const PERSONAL = [
  routes.checkout(),
  routes.profile(),
  routes.dashboard(),
  routes.membershipPayment(),
];

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
        ...LANGUAGE_CODES.flatMap((language) => PERSONAL.map((path) => inLanguage(path, language))),
      ],
    },
    sitemap: `${serverConfig().publicOrigin}/sitemap-index.xml`,
  };
}
