import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes';
import { serverConfig } from '@/lib/server/config';

/** Searches and personal pages are not for crawlers; filters say noindex themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      disallow: [
        '/api/',
        routes.cart(),
        routes.checkout(),
        routes.profile(),
        routes.subscriptionPayment(),
        '/*?*search=',
      ],
    },
    sitemap: `${serverConfig().publicOrigin}/sitemap.xml`,
  };
}
