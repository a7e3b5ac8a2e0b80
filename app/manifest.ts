import type { MetadataRoute } from 'next';
import { brandColours } from '@/contract/shop/shop';
import { routes } from '@/lib/routes';
import { getCompany } from '@/lib/server/api/settings';

/** Where a system cuts icons to its own shape, the mark keeps inside of what any shape leaves. */
const ICONS = { any: 'icon', maskable: 'icon-maskable' } as const;

/** Displayed before the shop is installed: a desktop, and a phone with two pixels a point. */
const SCREENSHOTS = [
  { name: 'screen-wide', sizes: '1280x800', form_factor: 'wide', label: 'The home page' },
  { name: 'screen-narrow', sizes: '780x1688', form_factor: 'narrow', label: 'The home page' },
  { name: 'screen-narrow-product', sizes: '780x1688', form_factor: 'narrow', label: 'A product' },
] as const;

/** Tells phones and desktops how to install the shop. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, tagline, about } = await getCompany();
  return {
    id: routes.home(),
    name: `${name}: ${tagline}`,
    short_name: name,
    description: about,
    lang: 'en-IN',
    start_url: routes.home(),
    scope: routes.home(),
    display: 'standalone',
    background_color: brandColours.page,
    theme_color: brandColours.primary,
    categories: ['shopping', 'food', 'health'],
    icons: [192, 512].flatMap((size) =>
      Object.entries(ICONS).map(([purpose, file]) => ({
        src: `/art/${file}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: purpose as keyof typeof ICONS,
      })),
    ),
    screenshots: SCREENSHOTS.map(({ name: file, ...screenshot }) => ({
      src: `/art/${file}.webp`,
      type: 'image/webp',
      ...screenshot,
    })),
    shortcuts: [
      { name: 'Shop', url: routes.shop() },
      { name: 'Cart', url: routes.cart() },
      { name: 'Your orders', url: routes.orders() },
    ],
  };
}
