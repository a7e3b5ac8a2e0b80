import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes';
import { serverConfig } from '@/lib/server/config';

/** Excludes searches and personal pages from crawling; filtered listings have a noindex tag. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      disallow: [
        '/api/',
        routes.cart(),
        routes.checkout(),
        routes.profile(),
        routes.dashboard(),
        routes.membershipPayment(),
        '/*?*search=',
      ],
    },
    sitemap: `${serverConfig().publicOrigin}/sitemap-index.xml`,
  };
}
