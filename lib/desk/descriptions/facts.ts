import { type FactFields, factResource } from '@/contract/catalogue/fact-desk';
import { describeResource } from '../describe-resource';
import type { DeskPanel } from '../desk';

const KINDS = [
  { value: 'text', label: 'A text' },
  { value: 'number', label: 'A number' },
  { value: 'choice', label: 'One choice' },
  { value: 'choices', label: 'Several choices' },
  { value: 'flag', label: 'Yes or no' },
  { value: 'date', label: 'A day' },
] as const;

const what: DeskPanel<keyof FactFields> = {
  title: 'Fact',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', translated: true, hint: 'As shoppers read it' },
    { name: 'kind', label: 'Kind', kind: 'choice', options: KINDS },
    {
      name: 'unit',
      label: 'Unit',
      kind: 'text',
      translated: true,
      hint: 'Behind the number: mg',
      shownFor: { field: 'kind', in: ['number'] },
    },
    {
      name: 'choices',
      label: 'Choices',
      kind: 'groups',
      noun: 'choice',
      shownFor: { field: 'kind', in: ['choice', 'choices'] },
      fields: [
        { name: 'name', label: 'Name', kind: 'text', translated: true },
        { name: 'key', label: 'Key', kind: 'text', hint: 'Empty: made of the name' },
      ],
    },
    {
      name: 'help',
      label: 'Help',
      kind: 'text',
      translated: true,
      wide: true,
      hint: 'What it means, for staff and on the page of the product',
    },
    {
      name: 'key',
      label: 'Key',
      kind: 'text',
      hint: 'In addresses and files. Empty: made of the name; it stays as it is then',
    },
  ],
};

const goods: DeskPanel<keyof FactFields> = {
  title: 'Goods that have it',
  side: true,
  hint: 'A category counts with all below it. What goods say stays where a category goes, unseen.',
  fields: [
    {
      name: 'category_ids',
      label: 'Categories',
      kind: 'references',
      desk: 'categories',
      hint: 'None: all goods',
    },
    {
      name: 'required_ids',
      label: 'Categories that demand it',
      kind: 'references',
      desk: 'categories',
      hint: 'Their goods are not published without it',
    },
    {
      name: 'is_active',
      label: 'In use',
      kind: 'flag',
      wide: true,
      hint: 'Switched off, it is nowhere; what goods say of it stays',
    },
  ],
};

const places: DeskPanel<keyof FactFields> = {
  title: 'Where shoppers meet it',
  side: true,
  fields: [
    { name: 'in_label', label: 'Among the facts of the page', kind: 'flag', wide: true },
    { name: 'on_card', label: 'In the line of the card', kind: 'flag', wide: true },
    { name: 'is_badge', label: 'As a badge', kind: 'flag', wide: true },
    { name: 'is_filter', label: 'A filter of the shop', kind: 'flag', wide: true },
    { name: 'is_sort', label: 'An order of the shop', kind: 'flag', wide: true },
    { name: 'is_searched', label: 'The search finds it', kind: 'flag', wide: true },
  ],
};

/** What goods may say of themselves. */
export const factDesk = describeResource(factResource, {
  title: 'Facts',
  icon: 'table',
  group: 'Catalogue',
  searches: 'Name or key',
  columns: [
    'name',
    { name: 'key', label: 'Key', kind: 'code' },
    {
      name: 'kind',
      label: 'Kind',
      kind: 'state',
      states: KINDS.map((one) => ({ ...one, tone: 'plain' })),
    },
    {
      name: 'is_filter',
      label: 'Filter',
      hidden: true,
      kind: 'state',
      states: [
        { value: true, label: 'A filter', tone: 'good' },
        { value: false, label: 'No filter', tone: 'plain' },
      ],
    },
    { name: 'products', label: 'Products', kind: 'number' },
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
  panels: [what, goods, places],
  order: {},
});
