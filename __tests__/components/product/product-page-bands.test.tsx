import { describe, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { sampleReview } from '@/__tests__/support/sample-review';
import { sampleVaidya } from '@/__tests__/support/sample-vaidya';
import { DeliveryPromises } from '@/components/product/delivery-promises';
import { FactsBand } from '@/components/product/facts-band';
import { PhotoStory } from '@/components/product/photo-story';
import { ProductTags } from '@/components/product/product-head';
import { ReviewsSection } from '@/components/product/reviews-section';
import { ShareTags } from '@/components/product/share-tags';
import { reviewMessages } from '@/contract/messages/reviews';
import { RETURN_DAYS } from '@/contract/shop/limits';
import type { CleanHtml } from '@/lib/view/rich-text';

const described = (facts = {}) => ({
  ...sampleProduct(facts),
  description: '<p>Tulsi leaves with dried ginger.</p>' as CleanHtml,
});

describe('FactsBand', () => {
  test('shows the description, label facts and benefits', () => {
    render(<FactsBand product={described()} />);
    expect(screen.getByText('Tulsi leaves with dried ginger.')).toBeVisible();
    expect(screen.getByText('Country of origin')).toBeVisible();
    expect(screen.getByText('Warms on cold evenings')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Tulsi, drawn' })).toBeVisible();
  });

  test('omits benefits and plant when there are none', () => {
    render(<FactsBand product={described({ benefits: [], images: [] })} />);
    expect(screen.queryByRole('heading', { name: 'Benefits' })).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('leads to the vaidya once: in a line, or by a face beside medicine', () => {
    const links = () => screen.getAllByRole('link').map((link) => link.textContent);
    const { unmount } = render(<FactsBand product={described()} />);
    expect(links()).toEqual(['Ask our vaidya']);
    unmount();
    render(<FactsBand product={described()} vaidyas={[sampleVaidya()]} />);
    expect(links()).toEqual(['Ask our vaidya, it is free']);
    expect(screen.getByText('Vaidya Asha Joshi', { exact: false })).toBeVisible();
  });
});

describe('PhotoStory', () => {
  const photo = (view: string) => ({
    picture: samplePicture(view),
    view,
    alt_text: `Tulsi Ginger Tea: ${view}`,
    translations: {},
  });

  test('shows photographs with their captions, and no drawing of the pack', () => {
    const images = [photo('front'), photo('photo')];
    render(<PhotoStory product={sampleProduct({ images })} />);
    const story = within(screen.getByRole('region', { name: 'Up close' }));
    expect(story.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tulsi Ginger Tea: photo',
    ]);
  });

  test('has no place on the page without them', () => {
    const { container } = render(
      <PhotoStory product={sampleProduct({ images: [photo('front')] })} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('ReviewsSection', () => {
  test('shows the newest reviews beside the distribution of stars', async () => {
    await act(async () => {
      render(<ReviewsSection product={sampleProduct()} reviews={[sampleReview()]} />);
    });
    expect(screen.getByText(/smell of my nani/)).toBeVisible();
    expect(screen.getByText('14 January 2026')).toBeVisible();
  });

  test('displays a message when there are no reviews', () => {
    const nobody = { average_rating: { average_rating: 0, review_count: 0 } };
    render(<ReviewsSection product={sampleProduct(nobody)} reviews={[]} />);
    expect(screen.getAllByText(reviewMessages.none).length).toBeGreaterThan(0);
  });
});

test('tags show the badges of the card, and nothing when there are none', () => {
  const tags = [{ id: 1, name: 'Best Seller' }];
  const { rerender, container } = render(
    <ProductTags product={sampleProduct({ product_tag_list: tags })} />,
  );
  expect(screen.getByText('Best Seller')).toBeVisible();
  rerender(<ProductTags product={sampleProduct()} />);
  expect(container).toBeEmptyDOMElement();
});

test('delivery promises say how long unopened goods can be returned, and where that is written', () => {
  render(<DeliveryPromises from="/products/5/tulsi-tea" />);
  expect(screen.getByRole('link', { name: `${RETURN_DAYS}-day return` })).toHaveAttribute(
    'href',
    '/return-and-refund-policy',
  );
});

test('the tags for messengers have the price and the stock of the page', () => {
  const soldOut = sampleProduct({ product_price: 245.5, available_stock_quantity: 0 });
  render(<ShareTags product={soldOut} />);
  const content = (property: string) =>
    document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  expect(content('og:type')).toBe('product');
  expect(content('product:price:amount')).toBe('245.50');
  expect(content('product:price:currency')).toBe('INR');
  expect(content('product:availability')).toBe('out of stock');
});

test('delivery promises link to the membership that makes delivery free', () => {
  render(<DeliveryPromises from="/products/5/tulsi-tea" />);
  expect(screen.getByRole('link', { name: 'Elite' })).toHaveAttribute(
    'href',
    '/subscription-plans',
  );
});
