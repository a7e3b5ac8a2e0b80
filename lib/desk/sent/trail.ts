import { ROLE_OF_KIND } from '@/contract/shop/roles';
import type { TrailListRow } from '@/contract/staff/trail';
import { TRAIL_ACTIONS } from '@/contract/staff/trail-actions';
import { describeDesk } from '../desk';
import { dayFilters } from './filters';

/** `home_section` → `Home section` */
export const kindInWords = (kind: string) =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ');

/** What everybody has changed at the desk, the newest first. */
export const trailDesk = describeDesk<TrailListRow, never>()({
  name: 'trail',
  title: 'Changes',
  icon: 'rotate-ccw-clock',
  group: 'Shop',
  noun: 'change',
  kind: 'trail',
  calls: { list: 'listWholeTrail', read: 'listWholeTrail' },
  searches: 'Name of who',
  columns: [
    { name: 'at', label: 'When', kind: 'moment', sort: 'at' },
    { name: 'by', label: 'Who', kind: 'text' },
    { name: 'kind', label: 'What', kind: 'drawn' },
    {
      name: 'action',
      label: 'Done',
      kind: 'text',
      below: { name: 'fields', label: 'Fields', kind: 'texts' },
    },
  ],
  filters: [
    { name: 'by', label: 'Who', kind: 'reference', desk: 'people' },
    {
      name: 'kind',
      label: 'What',
      kind: 'choice',
      options: Object.keys(ROLE_OF_KIND).map((value) => ({ value, label: kindInWords(value) })),
    },
    {
      name: 'action',
      label: 'Done',
      kind: 'choice',
      options: TRAIL_ACTIONS.map((value) => ({ value, label: value })),
    },
    ...dayFilters,
  ],
  panels: [],
  values: [],
  isListOnly: true,
});
