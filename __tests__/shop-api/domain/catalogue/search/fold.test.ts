import { describe, expect, test } from '@jest/globals';
import { fold, foldWord, wordsOf } from '@/shop-api/domain/catalogue/search/fold';

describe('folding', () => {
  test.each([
    ['ashvagandha', 'aswagandha', 'Ashwagandha', 'ashwagandh', 'अश्वगंधा', 'અશ્વગંધા'],
    ['haldi', 'haldee', 'HALDI', 'हल्दी', 'હલ્દી'],
    ['jeera', 'jira', 'zeera', 'zira', 'जीरा'],
    ['ghee', 'ghi', 'gee', 'घी', 'ઘી'],
    ['badam', 'badaam', 'बादाम'],
    ['adrak', 'अदरक'],
    ['agarbatti', 'अगरबत्ती'],
    ['haldi', 'हलदी'],
    ['trifala', 'triphala', 'triphal'],
    ['chilli', 'chili', 'chilly', 'chillies'],
    ['sabun', 'saabun', 'साबुन'],
    ['tulsi', 'tulsee', 'तुलसी'],
    ['gur', 'guur', 'गुड़'],
    ['café', 'cafe', 'CAFÉ'],
  ])('gives all spellings of %s one skeleton', (...spellings) => {
    expect(new Set(spellings.map((spelling) => fold(spelling).join(' '))).size).toBe(1);
  });

  test.each([
    ['rose', 'rice'],
    ['tea', 'tel'],
    ['mint', 'moringa'],
    ['honey', 'hing'],
    ['oat', 'oil'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldWord(one)).not.toBe(foldWord(other));
  });

  test('finds one and many of a thing alike, but cuts no word that ends in s by nature', () => {
    expect(fold('almonds capsules berries')).toEqual(fold('almond capsule berry'));
    expect(fold('hibiscus glass')).toEqual(['hibiscus', 'glas']);
  });

  test('takes words apart at everything that is neither letter nor digit', () => {
    expect(wordsOf("4 x 75 g, A2-ghee & maker's")).toEqual([
      '4',
      'x',
      '75',
      'g',
      'a2',
      'ghee',
      'makers',
    ]);
  });

  test('leaves numbers as they are', () => {
    expect(fold('100 500ml')).toEqual(['100', '500ml']);
  });

  test('finds nothing in a text without words', () => {
    expect(fold(' – !? ')).toEqual([]);
  });
});
