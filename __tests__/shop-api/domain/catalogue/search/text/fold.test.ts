import { describe, expect, test } from '@jest/globals';
import { fold, foldWord, wordsOf } from '@/shop-api/domain/catalogue/search/text/fold';

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
  ])('gives all spellings of %s the same result', (...spellings) => {
    expect(new Set(spellings.map((spelling) => fold(spelling).join(' '))).size).toBe(1);
  });

  test.each([
    ['rose', 'rice'],
    ['tea', 'tel'],
    ['mint', 'moringa'],
    ['honey', 'hing'],
    ['oat', 'oil'],
  ])('distinguishes %s and %s', (one, other) => {
    expect(foldWord(one)).not.toBe(foldWord(other));
  });

  test('treats singular and plural alike, but cuts no word that ends in s in the singular', () => {
    expect(fold('almonds capsules berries')).toEqual(fold('almond capsule berry'));
    expect(fold('hibiscus glass')).toEqual(['hibiskus', 'glas']);
  });

  test('splits words at every character that is neither letter nor digit', () => {
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

  test('leaves numbers unchanged', () => {
    expect(fold('100 500ml')).toEqual(['100', '500ml']);
  });

  test('returns nothing for a text without words', () => {
    expect(fold(' – !? ')).toEqual([]);
  });
});
