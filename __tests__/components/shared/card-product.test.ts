import { expect, test } from '@jest/globals';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { cardProduct } from '@/components/shared/card-product';

const widths = [200, 320, 480, 640, 960];
const tea = {
  id: 7,
  name: 'Tulsi Tea',
  image1: { ...samplePicture('tea'), widths, blur: 'data:image/webp;base64,AA' },
  veg: null,
  brand_name: 'Aushadhika',
  is_wished: false,
  product_tag_list: [{ id: 1, name: 'Best Seller' }],
  average_rating: { average_rating: 4.6, review_count: 212 },
};

test('a card carries what it displays and nothing else', () => {
  expect(cardProduct(tea)).toEqual({
    id: 7,
    name: 'Tulsi Tea',
    image1: expect.objectContaining({ widths: [320, 480, 640] }),
    product_tag_list: [{ name: 'Best Seller' }],
    average_rating: { average_rating: 4.6, review_count: 212 },
  });
});

test('only a picture on the first screen has a blur', () => {
  expect(cardProduct(tea).image1).not.toHaveProperty('blur');
  expect(cardProduct(tea, true).image1).toHaveProperty('blur', tea.image1.blur);
});

test('a picture keeps its files when none has the width of a card', () => {
  const large = { ...tea, image1: { ...tea.image1, widths: [960] } };
  expect(cardProduct(large).image1).toHaveProperty('widths', [960]);
});
