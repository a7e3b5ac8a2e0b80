import { describe, expect, test } from '@jest/globals';
import { breadcrumbList, graph, scriptJson } from '@/lib/seo/json-ld';

const ORIGIN = 'https://vanya.example';

describe('JSON in a script tag', () => {
  test('cannot close the tag or open another', () => {
    const value = { name: '</script><script>alert(1)</script><!--' };
    const json = scriptJson(value);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(value);
  });
});

test('breadcrumbs are numbered, and the page itself has no URL', () => {
  const trail = [{ label: 'Home', href: '/' }, { label: 'Tea' }];
  expect(breadcrumbList(trail, ORIGIN).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: 'Tea' },
  ]);
});

test('a page has one graph', () => {
  const nodes = [breadcrumbList([], ORIGIN), breadcrumbList([{ label: 'Home' }], ORIGIN)];
  expect(graph(...nodes)).toEqual({ '@context': 'https://schema.org', '@graph': nodes });
});
