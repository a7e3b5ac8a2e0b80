import { expect, test } from '@jest/globals';
import type { DeskField } from '@/lib/desk/desk';
import { inWords } from '@/lib/desk/in-words';

const field = (kind: object) => ({ name: 'x', label: 'X', ...kind }) as DeskField;

test.each([
  [{ kind: 'money' }, '990.5', '₹990.50'],
  [{ kind: 'money' }, '', 'empty'],
  [{ kind: 'number', unit: 'months' }, '9', '9 months'],
  [{ kind: 'flag' }, true, 'yes'],
  [{ kind: 'choice', options: [{ value: null, label: 'No food' }] }, 'null', 'No food'],
  [{ kind: 'reference', desk: 'brands' }, 3, 'Aranya'],
  [{ kind: 'references', desk: 'tags' }, [1, 2], 'no. 1, no. 2'],
  [{ kind: 'texts' }, ['Pure', 'Fresh'], 'Pure · Fresh'],
  [{ kind: 'rich' }, '<p>Pure &amp; <b>fresh</b></p><p>Good</p>', 'Pure & fresh\nGood'],
  [
    { kind: 'pictures' },
    [{ alt_text: 'Front', translations: { hi: { alt_text: 'सामने' } } }, { alt_text: 'Back' }],
    'Front · सामने · Back',
  ],
  [{ kind: 'moment' }, '2026-11-27T10:00', '2026-11-27, 10:00'],
  [
    {
      kind: 'group',
      fields: [field({ kind: 'money', name: 'x' }), field({ kind: 'text', name: 'y' })],
    },
    { x: '12', y: 'ml' },
    '₹12.00, ml',
  ],
  [
    {
      kind: 'groups',
      fields: [
        field({ kind: 'text', name: 'title', label: 'Title', translated: true }),
        field({ kind: 'flag', name: 'shown', label: 'Shown' }),
      ],
    },
    [
      { title: 'Ghee', translations: { hi: { title: 'घी' } }, shown: true },
      { title: '', shown: false },
    ],
    '1. Ghee, Title, हिन्दी: घी, Shown: yes\n2. Shown: no',
  ],
  [{ kind: 'groups', fields: [] }, [], 'empty'],
  [{ kind: 'city' }, { id: 57606, name: 'Ahmedabad' }, 'Ahmedabad'],
  [{ kind: 'city' }, null, 'empty'],
  [{ kind: 'codes' }, '38, 39', '38, 39'],
])('%j %j is said as %s', (kind, value, words) => {
  expect(inWords(field(kind), value, { 'brands:3': 'Aranya' })).toBe(words);
});
