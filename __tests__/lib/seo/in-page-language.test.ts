import { expect, test } from '@jest/globals';
import { textIn } from '@/lib/language/text-in';
import { inPageLanguage } from '@/lib/seo/in-page-language';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { itemList } from '@/lib/seo/list-node';

const ORIGIN = 'https://shop.example';
const gujarati = textIn('gu');

test('the way to a page is named and addressed in its language', () => {
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Journal', href: '/blogs' },
    { label: 'X' },
  ];
  expect(inPageLanguage(breadcrumbList(crumbs, ORIGIN), gujarati, ORIGIN)).toMatchObject({
    itemListElement: [
      { name: gujarati('Home'), item: `${ORIGIN}/gu` },
      { name: gujarati('Journal'), item: `${ORIGIN}/gu/blogs` },
      { name: 'X' },
    ],
  });
  expect(gujarati('Home')).not.toBe('Home');
});

test('a list leads to pages in its language', () => {
  const list = itemList([{ name: 'ઘી', path: '/products/1047/gir-cow-a2-bilona-ghee' }], ORIGIN);
  expect(inPageLanguage(graph(list), gujarati, ORIGIN)).toMatchObject({
    '@graph': [{ itemListElement: [{ url: `${ORIGIN}/gu/products/1047/gir-cow-a2-bilona-ghee` }] }],
  });
});

test('what identifies the shop, pictures and other sites stay as they are', () => {
  const node = {
    '@id': `${ORIGIN}/#store`,
    image: [`${ORIGIN}/media/1/large`],
    hasMap: `${ORIGIN}/map`,
    location: { url: 'https://meet.example/room' },
  };
  expect(inPageLanguage(node, gujarati, ORIGIN)).toEqual(node);
});

test('a page says its language, and a post that is there in English alone says that', () => {
  const said = (node: object) => inPageLanguage({ inLanguage: 'en-IN', ...node }, gujarati, ORIGIN);
  expect(said({})).toMatchObject({ inLanguage: 'gu-IN' });
  expect(said({ headline: 'ઘી ક્યાંથી આવે છે' })).toMatchObject({ inLanguage: 'gu-IN' });
  expect(said({ headline: 'Where ghee comes from' })).toMatchObject({ inLanguage: 'en-IN' });
});

test('a page in English stays as it was made', () => {
  const list = breadcrumbList([{ label: 'Home', href: '/' }], ORIGIN);
  expect(inPageLanguage(list, textIn('en'), ORIGIN)).toBe(list);
});
