import { describe, expect, test } from '@jest/globals';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { pictureAlt } from '@/components/product/picture-alt';
import { inEnglish, translatorInto } from '@/lib/language/translate';

const product = sampleProduct({ name: 'Ghee', translations: { hi: { name: 'घी' } } });
const image = { alt_text: 'Ghee: Front of pack' };
const written = { ...image, translations: { hi: { alt_text: 'घी का डिब्बा' } } };
const inHindi = translatorInto('hi', { 'Front of pack': 'पैक का सामने' });

describe('what a picture shows', () => {
  test('is said as staff have written it in the language of the page', () => {
    expect(pictureAlt(written, product, inHindi)).toBe('घी का डिब्बा');
    expect(pictureAlt(written, product, inEnglish)).toBe('Ghee: Front of pack');
  });

  test('is made of the name where they have not', () => {
    expect(pictureAlt(image, product, inHindi)).toBe('घी: पैक का सामने');
    expect(pictureAlt({ alt_text: 'A jar' }, product, inHindi)).toBe('A jar');
  });
});
