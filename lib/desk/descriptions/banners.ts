import { bannerResource } from '@/contract/content/banner-desk';
import { describeResource } from '../describe-resource';
import { displayPanel, displayStates } from './displayed';

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
export const bannerDesk = describeResource(bannerResource, {
  title: 'Banners',
  icon: 'image',
  group: 'Content',
  searches: 'Title or text',
  columns: [
    { name: 'title', picture: 'image' },
    { name: 'state', label: 'State', kind: 'state', states: displayStates },
    { name: 'position', label: 'Place', kind: 'number' },
    { name: 'visible_from', label: 'From' },
    { name: 'visible_until', label: 'Until' },
  ],
  filters: [{ name: 'sequence', label: 'Carousel', kind: 'choice', options: carousels }],
  panels: [
    {
      title: 'Banner',
      fields: [
        { name: 'title', wide: true },
        { name: 'content', kind: 'lines', rows: 2, wide: true },
        'action',
        { name: 'alt_text', hint: 'What the picture shows, for those who do not see it' },
      ],
    },
    {
      title: 'Pictures',
      hint: 'The text stands on the left of the wide and at the top of the tall picture.',
      fields: [
        { name: 'picture_id', use: 'banner', wide: true },
        { name: 'mobile_picture_id', use: 'phone_banner', wide: true },
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
        { name: 'link', hint: 'A path of this shop: /shop' },
        { name: 'category_id', kind: 'reference', desk: 'categories' },
        { name: 'product_id', kind: 'reference', desk: 'products' },
      ],
    },
    displayPanel,
    {
      title: 'Place',
      side: true,
      fields: [{ name: 'sequence', kind: 'choice', options: carousels }],
    },
  ],
  order: { within: 'sequence' },
  hasPagePreview: true,
});
