import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { LandView } from '@/components/content/land-view';
import { shopProfile } from '@/contract/shop/shop';
import type { CleanHtml } from '@/lib/view/rich-text';

// jsdom has no layout.
Object.assign(window, {
  IntersectionObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
  matchMedia: () => ({ matches: false }),
});

test('the land has banners, an address with a map, and contacts', () => {
  const text = { title: 'Organic Living', html: '' as CleanHtml, headings: [], updated: null };
  render(<LandView text={text} trail={[{ label: 'Organic Living' }]} />);
  const { siteAddress, mapUrl, phone, email } = shopProfile.organicLiving;
  expect(screen.getByRole('heading', { level: 1, name: 'Organic Living' })).toBeVisible();
  const banners = within(screen.getByRole('region', { name: 'The land' }));
  expect(banners.getAllByRole('heading', { hidden: true })).toHaveLength(3);
  expect(screen.getByText(siteAddress)).toBeVisible();
  const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(/^Open in OpenStreetMap/)).toBe(mapUrl);
  expect(href(phone)).toMatch(/^tel:/);
  expect(href(email)).toBe(`mailto:${email}`);
});
