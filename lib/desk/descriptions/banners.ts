import type { InferType } from 'yup';
import type { bannerFields, bannerResource } from '@/contract/content/banner-desk';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { describeDesk } from '../desk';
import { displayPanel, displayStates } from './displayed';

type Row = CallAnswer<typeof bannerResource.calls.listDeskBanners>['data'][number];

const carousels = [
  { value: 'Upper', label: 'At the top' },
  { value: 'Lower', label: 'Further down' },
];

const colours = [
  ['haldi', 'Turmeric yellow'],
  ['gulab', 'Rose'],
  ['paan', 'Betel green'],
  ['chandan', 'Sandalwood'],
  ['asmani', 'Sky blue'],
  ['vana', 'Forest green'],
  ['kattha', 'Catechu red'],
  ['neel', 'Indigo'],
] as const;

/** The banners of the home page. */
export const bannerDesk = describeDesk<Row, InferType<typeof bannerFields>>()({
  name: 'banners',
  title: 'Banners',
  icon: 'image',
  group: 'Content',
  noun: 'banner',
  kind: 'banner',
  calls: { list: 'listDeskBanners', read: 'readBanner' },
  searches: 'Title or text',
  columns: [
    { name: 'title', label: 'Title', kind: 'text', sort: 'title', picture: 'image' },
    { name: 'state', label: 'State', kind: 'state', states: displayStates },
    { name: 'position', label: 'Place', kind: 'number', sort: 'position' },
    { name: 'visible_from', label: 'From', kind: 'moment' },
    { name: 'visible_until', label: 'Until', kind: 'moment' },
  ],
  filters: [{ name: 'sequence', label: 'Carousel', kind: 'choice', options: carousels }],
  panels: [
    {
      title: 'Banner',
      fields: [
        { name: 'title', label: 'Title', kind: 'text', translated: true, wide: true },
        { name: 'content', label: 'Text', kind: 'lines', rows: 2, translated: true, wide: true },
        { name: 'action', label: 'Button', kind: 'text', translated: true },
        {
          name: 'alt_text',
          label: 'Alternative text',
          kind: 'text',
          translated: true,
          hint: 'What the picture shows, for those who do not see it',
        },
      ],
    },
    {
      title: 'Pictures',
      hint: 'The text stands on the left of the wide and at the top of the tall picture.',
      fields: [
        { name: 'picture_id', label: 'Wide picture', kind: 'picture', use: 'banner', wide: true },
        {
          name: 'mobile_picture_id',
          label: 'Picture for phones',
          kind: 'picture',
          use: 'phone_banner',
          wide: true,
        },
        {
          name: 'ground',
          label: 'Colour behind it',
          kind: 'choice',
          options: colours.map(([value, label]) => ({ value, label })),
        },
      ],
    },
    {
      title: 'Where it leads',
      hint: 'One of the three; without any it leads to all goods.',
      fields: [
        { name: 'link', label: 'Link', kind: 'text', hint: 'A path of this shop: /shop' },
        { name: 'category_id', label: 'Category', kind: 'reference', desk: 'categories' },
        { name: 'product_id', label: 'Product', kind: 'reference', desk: 'products' },
      ],
    },
    displayPanel,
    {
      title: 'Place',
      side: true,
      fields: [{ name: 'sequence', label: 'Carousel', kind: 'choice', options: carousels }],
    },
  ],
  order: { within: 'sequence' },
  isRemovable: true,
  hasPagePreview: true,
});
