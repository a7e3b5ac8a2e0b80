import type { MetadataRoute } from 'next';
import { brandColours, shopProfile } from '@/contract/shop';
import { routes } from '@/lib/routes';

/** Tells phones and desktops how to install the shop. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: routes.home(),
    name: `${shopProfile.name}: ${shopProfile.tagline}`,
    short_name: shopProfile.name,
    description: shopProfile.about,
    lang: 'en-IN',
    start_url: routes.home(),
    scope: routes.home(),
    display: 'standalone',
    background_color: brandColours.page,
    theme_color: brandColours.primary,
    categories: ['shopping', 'food', 'health'],
    icons: [192, 512].map((size) => ({
      src: `/art/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
    shortcuts: [
      { name: 'Shop', url: routes.shop() },
      { name: 'Cart', url: routes.cart() },
      { name: 'Your orders', url: routes.orders() },
    ],
  };
}
