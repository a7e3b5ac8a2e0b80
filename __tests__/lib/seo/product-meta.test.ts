import { describe, expect, test } from '@jest/globals';
import { inHindi } from '@/__tests__/support/in-languages';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { inEnglish } from '@/lib/language/translate';
import { productCard, productMeta } from '@/lib/seo/product-meta';

const { delivery } = DEFAULT_SETTINGS;
const ghee = sampleProduct({ name: 'Ghee', translations: { hi: { name: 'घी' } } });
const SENTENCE = 'दही से बिलोया हुआ घी, जिसमें दाने और सोंधी महक है।';

test('in English it is what staff have written', () => {
  const { metatitle: title, metadescription: description, metakeywords: keywords } = ghee;
  expect(productMeta(ghee, 'Curd churned.', { t: inEnglish, delivery })).toEqual({
    title,
    description,
    keywords,
  });
});

test('in another language it is the name, and the first sentences that search engines display', () => {
  const { title, description } = productMeta(ghee, Array(5).fill(SENTENCE).join(' '), {
    t: inHindi,
    delivery,
  });
  expect(title).toMatch(/^घी, /);
  expect(description).toBe([SENTENCE, SENTENCE, SENTENCE].join(' '));
});

test('a description in English does not stand on a page in another language', () => {
  expect(productMeta(ghee, 'Curd churned.', { t: inHindi, delivery }).description).toMatch(/^घी/);
});

test('what staff have not written is said all the same, by its text or by its name', () => {
  const bare = sampleProduct({ name: 'Ghee', metadescription: 'Ghee' });
  const said = (text: string) => productMeta(bare, text, { t: inEnglish, delivery }).description;
  expect(said('Curd churned. Grainy.')).toBe('Curd churned. Grainy.');
  expect(said('')).toBe('Buy Ghee online. Delivered across India in 4-7 days.');
});

describe('the picture beside a link to a product', () => {
  const [image] = ghee.images;
  const sharedAs = (width: number, height: number) => {
    const picture = { ...samplePicture('front'), width, height };
    return productCard({ ...ghee, images: image ? [{ ...image, picture }] : [] }, 'Ghee');
  };

  test.each([
    ['upright', 960, 1200, 1200, 630],
    ['square', 800, 800, 1200, 630],
    ['wide', 2400, 1800, 1200, 900],
    ['wide and small', 800, 600, 800, 600],
  ])('is its own, with its size: %s', (_shape, width, height, sharedWidth, sharedHeight) => {
    const size = { width: sharedWidth, height: sharedHeight };
    expect(sharedAs(width, height)).toEqual({ src: ghee.share_image, alt: 'Ghee', size });
  });

  test('is that of the shop where a product has none', () => {
    expect(productCard({ images: [], share_image: null }, 'Ghee')).toBeNull();
  });
});
