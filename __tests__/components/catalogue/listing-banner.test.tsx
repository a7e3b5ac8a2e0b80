import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { HindiTexts } from '@/__tests__/support/texts-in-languages';
import { ListingBanner } from '@/components/catalogue/listing-banner';

const banner = {
  title: 'From shaded hills',
  text: 'Roasted each week',
  translations: { hi: { title: 'छाँव वाली पहाड़ियों से' } },
  web_banner: samplePicture(),
  mobile_banner: null,
};
const draw = (changes = {}) => (
  <ListingBanner heading="Coffee" names={['Coffee']} banner={{ ...banner, ...changes }} />
);

test('the banner of a category has its name, its title and its text', () => {
  render(draw());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coffee');
  expect(screen.getByText('From shaded hills')).toBeVisible();
  expect(screen.getByText('Roasted each week')).toBeVisible();
});

test('a title that says no more than the name is not repeated', () => {
  render(draw({ title: 'Coffee' }));
  expect(screen.getAllByText('Coffee')).toHaveLength(1);
});

test('a banner is in the language of the page, and what is missing in English', () => {
  render(<HindiTexts>{draw()}</HindiTexts>);
  expect(screen.getByText('छाँव वाली पहाड़ियों से')).toBeVisible();
  expect(screen.getByText('Roasted each week')).toHaveAttribute('lang', 'en');
});
