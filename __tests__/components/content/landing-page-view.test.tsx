import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { LandingPageView } from '@/components/content/landing-page-view';
import type { DisplayedLandingPage } from '@/lib/view/content';
import type { CleanHtml } from '@/lib/view/rich-text';

const trail = [{ label: 'Home', href: '/' }, { label: 'Our story' }];
const STORY: DisplayedLandingPage = {
  title: 'Our story',
  lead: 'How it began.',
  html: '<p>In a yard.</p>' as CleanHtml,
  picture: null,
  picture_alt: '',
  products: [],
  voices: [],
};

const DROPS: DisplayedLandingPage['products'][number] = {
  id: 7,
  name: 'Tulsi Drops',
  image1: null,
  size: '30 ml',
  product_price: 249,
  base_price: 299,
  available_stock_quantity: 5,
  product_tag_list: [],
  average_rating: { average_rating: 4.5, review_count: 12 },
};

const draw = (change: Partial<DisplayedLandingPage> = {}) =>
  act(async () => {
    render(<LandingPageView page={{ ...STORY, ...change }} trail={trail} />);
  });

test('has its title, its lead and its text', async () => {
  await draw();
  expect(screen.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible();
  expect(screen.getByText('How it began.')).toBeVisible();
  expect(screen.getByText('In a yard.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('says what its picture shows', async () => {
  await draw({ picture: samplePicture(), picture_alt: 'A yard with a neem tree' });
  expect(screen.getByRole('img', { name: 'A yard with a neem tree' })).toBeVisible();
});

test('leads from what customers say to all reviews of that product', async () => {
  const voice = { id: 1, name: 'Latha', rating: 5, text: 'Clears the head.', product_id: DROPS.id };
  await draw({ products: [DROPS], voices: [voice] });
  expect(screen.getByText('Clears the head.')).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: 'Tulsi Drops' }).slice(-1);
  expect(link).toHaveAttribute('href', '/products/7/reviews/tulsi-drops');
});

test('has no section of voices where nobody has said anything', async () => {
  await draw();
  expect(screen.queryByRole('heading', { name: 'What customers say' })).toBeNull();
});
