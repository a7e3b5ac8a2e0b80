import type { AskedQuery } from '@/contract/catalogue/search';
import { describeDesk } from '../desk';
import { inWordsOf } from './filters';

/** What was searched in the last 30 days, the queries without a result first. */
export const searchDesk = describeDesk<AskedQuery, never>()({
  name: 'search-queries',
  title: 'Searches',
  icon: 'text-search',
  group: 'Catalogue',
  noun: 'searched text',
  kind: 'search_query',
  calls: { list: 'listSearchQueries', read: 'listSearchQueries' },
  searches: 'Words',
  columns: [
    { name: 'query', label: 'Searched', kind: 'drawn' },
    { name: 'found', label: 'Found', kind: 'drawn' },
    { name: 'count', label: 'Times', kind: 'number' },
    { name: 'last_day', label: 'Last', kind: 'day' },
    { name: 'id', label: 'What it means', kind: 'drawn', onScreenOnly: true },
  ],
  filters: [
    {
      name: 'found',
      label: 'Results',
      kind: 'choice',
      options: inWordsOf({ nothing: 'Without a result', few: 'With few results' }),
    },
  ],
  panels: [],
  values: [],
  isListOnly: true,
});
