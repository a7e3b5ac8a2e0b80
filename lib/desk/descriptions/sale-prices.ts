import { salePriceResource } from '@/contract/catalogue/sale-price-desk';
import { describeResource } from '../describe-resource';
import type { DeskState } from '../desk-columns';

const STATES: readonly DeskState[] = [
  { value: 'running', label: 'Running', tone: 'good' },
  { value: 'planned', label: 'Planned', tone: 'wait' },
  { value: 'ended', label: 'Ended', tone: 'plain' },
];

/** Goods at a lower price from one moment until another. */
export const salePriceDesk = describeResource(salePriceResource, {
  title: 'Sale prices',
  icon: 'percent',
  group: 'Catalogue',
  searches: 'Name',
  columns: [
    'name',
    { name: 'percent', label: 'Worth', unit: '%', otherwise: { name: 'price', kind: 'money' } },
    { name: 'state', label: 'State', kind: 'state', states: STATES },
    { name: 'products', label: 'Goods now', kind: 'number' },
    { name: 'starts_at', label: 'From' },
    { name: 'ends_at', label: 'Until' },
  ],
  filters: [{ name: 'state', label: 'State', kind: 'choice', options: STATES }],
  panels: [
    {
      title: 'Sale price',
      fields: [
        {
          name: 'name',
          translated: true,
          hint: 'As the pages of its goods say it, such as Diwali sale',
          wide: true,
        },
        { name: 'percent', label: 'Percentage off', unit: '%', instead: 'price' },
        {
          name: 'price',
          instead: 'percent',
          hint: 'Of each of its goods. Where one costs less already, that stays',
        },
      ],
    },
    {
      title: 'Goods',
      hint: 'Of several sale prices the lowest counts. The standing price stays as it is, in files too.',
      fields: [
        { name: 'product_ids', label: 'Products', kind: 'references', desk: 'products' },
        { name: 'category_ids', label: 'Categories', kind: 'references', desk: 'categories' },
        {
          name: 'brand_ids',
          label: 'Brands',
          kind: 'references',
          desk: 'brands',
          hint: 'With categories: only what these brands have in them',
        },
      ],
    },
    {
      title: 'When',
      side: true,
      hint: 'It begins and ends by itself, in Indian time.',
      fields: ['starts_at', 'ends_at', { name: 'is_active', label: 'Counts', wide: true }],
    },
  ],
  moves: [
    {
      name: 'end',
      label: 'End',
      done: 'Ended',
      when: { field: 'is_active', in: [true] },
      question: 'Its goods cost what they did before, from now on. Orders stay as they are.',
    },
  ],
});
