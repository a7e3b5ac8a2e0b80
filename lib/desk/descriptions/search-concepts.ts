import { conceptResource } from '@/contract/catalogue/concept-desk';
import { describeResource } from '../describe-resource';

const KINDS = [
  { value: 'same', label: 'Names of one thing' },
  { value: 'use', label: 'A use' },
  { value: 'word', label: 'Not sold here' },
] as const;

/** What the words of shoppers mean, for the search. */
export const conceptDesk = describeResource(conceptResource, {
  title: 'Search words',
  icon: 'book-a',
  group: 'Catalogue',
  noun: 'meaning',
  searches: 'A word',
  columns: [
    { name: 'names', label: 'Words', kind: 'texts' },
    { name: 'kind', kind: 'state', states: KINDS.map((one) => ({ ...one, tone: 'plain' })) },
    { name: 'meanings', label: 'What is searched', kind: 'texts' },
    {
      name: 'is_active',
      label: 'State',
      kind: 'state',
      states: [
        { value: true, label: 'In use', tone: 'good' },
        { value: false, label: 'Switched off', tone: 'plain' },
      ],
    },
  ],
  filters: [{ name: 'kind', label: 'Kind', kind: 'choice', options: KINDS }],
  panels: [
    {
      title: 'Words',
      fields: [
        {
          name: 'names',
          label: 'Words of shoppers',
          kind: 'phrases',
          rows: 8,
          hint: 'One a line, of one to four words, in any spelling and script',
        },
        {
          name: 'meanings',
          label: 'What is searched for a use',
          kind: 'phrases',
          rows: 5,
          hint: 'One a line, the likeliest first; only for a use',
        },
      ],
    },
    {
      title: 'What they are',
      side: true,
      hint: 'Names of one thing: haldi, turmeric. A use, such as puja, leads to other goods. Words of what the shop does not sell are never read as typing errors.',
      fields: [
        { name: 'kind', kind: 'choice', options: KINDS, wide: true },
        { name: 'is_active', label: 'In use', wide: true },
      ],
    },
  ],
});
