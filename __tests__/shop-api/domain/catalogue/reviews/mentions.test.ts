import { describe, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';
import { LEAST_MENTIONS } from '@/contract/shop/limits';
import { reviews } from '@/shop-api/db/schema/reviews';
import { qualitiesIn } from '@/shop-api/domain/catalogue/reviews/mentions';

/** Of the demo shop; without reviews. */
const HINGVASTAK = 1021;

describe('what a review mentions', () => {
  test.each([
    ['Smells like rain, and TASTY too.', ['aroma', 'taste']],
    ['Good value for\n money!', ['price']],
    ['The lid leaked, the courier was quick.', ['packing', 'delivery']],
    ['khushbu acchi hai', ['aroma']],
    ['घी ताज़ा है।', ['freshness']],
    ['घी ताजा है', ['freshness']],
    ['बहुत अच्छा स्वाद।', ['taste']],
    ['थोड़ा महँगा, थोड़ा महंगा', ['price']],
    ['\u0924\u093e\u095b\u093e', ['freshness']],
    ['સ્વાદમાં સરસ, સુગંધી', ['aroma', 'taste']],
    ['Our steady pasteboard is incostly.', []],
    ['', []],
  ])('%s', (text, qualities) => {
    expect(qualitiesIn(text)).toEqual(qualities);
  });
});

onEachApp((app) => {
  const write = (texts: string[], changes: object = {}) =>
    app.db.insert(reviews).values(
      texts.map((text) => ({
        ...{ productId: HINGVASTAK, name: 'Asha', rating: 5, text, ...changes },
      })),
    );
  const list = async (query = '') =>
    (await app.call(`GET /rating_review/${HINGVASTAK}/?${query}`)).body;

  test('each count is the length of its list; hidden reviews and single mentions do not count', async () => {
    await write(['Fine aroma, fine taste.', 'What an aroma!', 'Taste and aroma.', 'Too coarse.']);
    await write(['Aroma!', 'Coarse!'], { isPublished: false });
    const { mentions } = await list();
    expect(mentions).toEqual([
      { quality: 'aroma', count: 3 },
      { quality: 'taste', count: LEAST_MENTIONS },
    ]);
    for (const { quality, count } of mentions) {
      const found = (await list(`mention=${quality}&ordering=lowest`)).reviews;
      expect(found).toHaveLength(count);
    }
    const { body } = await app.call(`GET /web/single/product/${HINGVASTAK}/`);
    expect(body.data.review_mentions).toEqual(mentions);
    expect((await list('mention=colour')).reviews).toEqual([]);
    expect((await app.call(`GET /rating_review/${HINGVASTAK}/?mention=x`)).status).toBe(422);
  });
});
