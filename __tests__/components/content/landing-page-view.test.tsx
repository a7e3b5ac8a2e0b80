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
