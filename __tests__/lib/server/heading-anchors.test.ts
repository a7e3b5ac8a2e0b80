import { describe, expect, test } from '@jest/globals';
import { plainText, withHeadingAnchors } from '@/lib/server/heading-anchors';
import { cleanHtml } from '@/lib/server/rich-text';

const anchored = (html: string) => withHeadingAnchors(cleanHtml(html));

describe('the headings of a long text', () => {
  test('get anchors, for a table of contents', () => {
    expect(anchored('<h2>What the curd does</h2><p>It sours.</p><h3>How to tell</h3>')).toEqual({
      html: '<h2 id="section-what-the-curd-does">What the curd does</h2><p>It sours.</p><h3 id="section-how-to-tell">How to tell</h3>',
      headings: [
        { id: 'section-what-the-curd-does', text: 'What the curd does', level: 2 },
        { id: 'section-how-to-tell', text: 'How to tell', level: 3 },
      ],
    });
  });

  test('of the same words have different anchors', () => {
    const { headings } = anchored('<h2>Storing</h2><h2>Storing</h2><h3>Storing 2</h3>');
    expect(headings.map(({ id }) => id)).toEqual([
      'section-storing',
      'section-storing-2',
      'section-storing-2-2',
    ]);
  });

  test('in another script are named by their position, whatever Latin words they have', () => {
    const { headings } = anchored('<h2>घी कैसे बनता है</h2><h2>Storing</h2><h3>SMS और ईमेल</h3>');
    expect(headings.map(({ id }) => id)).toEqual(['section-1', 'section-storing', 'section-3']);
  });

  test('keep their markup, and the table has their words', () => {
    const { html, headings } = anchored('<h2 id="cart">Milk &amp; <em>more</em></h2>');
    expect(html).toBe('<h2 id="section-milk-more">Milk &amp; <em>more</em></h2>');
    expect(headings).toMatchObject([{ text: 'Milk & more' }]);
  });

  test('that are empty have none, nor have smaller ones', () => {
    const html = '<h2> </h2><h4>Note</h4>';
    expect(anchored(html)).toEqual({ html, headings: [] });
  });
});

test('plain text has neither tags nor entities', () => {
  expect(plainText('<p>Salt &lt; <b>sugar</b>,</p><p>tea&nbsp;&amp; milk</p>')).toBe(
    'Salt < sugar, tea & milk',
  );
});
