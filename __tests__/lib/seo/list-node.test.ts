import { expect, test } from '@jest/globals';
import { itemList } from '@/lib/seo/list-node';

test('the rows of a later page go on counting', () => {
  const rows = [
    { name: 'Why tulsi', path: '/blogs/3/why-tulsi' },
    { name: 'Ghee', path: '/blogs/2/ghee' },
  ];
  expect(itemList(rows, 'https://vanya.example', 9)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 10, name: 'Why tulsi', url: 'https://vanya.example/blogs/3/why-tulsi' },
      { position: 11, name: 'Ghee', url: 'https://vanya.example/blogs/2/ghee' },
    ],
  });
});
