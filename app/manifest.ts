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
    // The mark keeps inside the circle that a mask of any shape leaves.
    icons: [192, 512].flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/art/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    shortcuts: [
      { name: 'Shop', url: routes.shop() },
      { name: 'Cart', url: routes.cart() },
      { name: 'Your orders', url: routes.orders() },
    ],
  };
}
