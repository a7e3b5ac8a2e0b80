import type { Desk } from '@/lib/desk/desk';

/** A desk with a field of almost every kind; its rules are those of tags, where they are asked. */
export const sampleDesk: Desk = {
  name: 'goods',
  title: 'Goods',
  icon: 'tag',
  group: 'Catalogue',
  noun: 'thing',
  kind: 'thing',
  calls: { list: 'listDeskTags', read: 'readTag' },
  searches: 'Name',
  columns: [
    { name: 'name', label: 'Name', kind: 'text', sort: 'name' },
    { name: 'price', label: 'Price', kind: 'money', sort: 'price' },
    {
      name: 'is_published',
      label: 'State',
      kind: 'state',
      states: [
        { value: true, label: 'In the shop', tone: 'good' },
        { value: false, label: 'Draft', tone: 'wait' },
      ],
    },
    { name: 'code', label: 'Code', kind: 'code', hidden: true },
  ],
  filters: [
    {
      name: 'state',
      label: 'State',
      kind: 'choice',
      options: [
        { value: 'shop', label: 'In the shop' },
        { value: 'draft', label: 'Drafts' },
      ],
    },
    { name: 'brand', label: 'Brand', kind: 'reference', desk: 'brands' },
  ],
  panels: [
    {
      title: 'Texts',
      fields: [
        { name: 'name', label: 'Name', kind: 'text', translated: true, required: true },
        { name: 'benefits', label: 'Benefits', kind: 'texts', noun: 'benefit', translated: true },
        { name: 'size_group', label: 'Size family', kind: 'text', nullable: true },
      ],
    },
    {
      title: 'Price',
      fields: [
        { name: 'price', label: 'Price', kind: 'money' },
        { name: 'months', label: 'Shelf life', kind: 'number', unit: 'months', nullable: true },
        {
          name: 'veg',
          label: 'Vegetarian',
          kind: 'choice',
          options: [
            { value: null, label: 'No food' },
            { value: true, label: 'Yes' },
            { value: false, label: 'No' },
          ],
        },
        { name: 'is_published', label: 'In the shop', kind: 'flag' },
        { name: 'brand_id', label: 'Brand', kind: 'reference', desk: 'brands' },
        { name: 'pins', label: 'PIN codes', kind: 'codes' },
        { name: 'city', label: 'City', kind: 'city', nullable: true },
        { name: 'from', label: 'Visible from', kind: 'moment', nullable: true },
        {
          name: 'quantity',
          label: 'Net quantity',
          kind: 'group',
          noun: 'quantity',
          nullable: true,
          fields: [
            { name: 'value', label: 'Number', kind: 'number' },
            { name: 'unit', label: 'Unit', kind: 'text' },
          ],
        },
        {
          name: 'sections',
          label: 'Sections',
          kind: 'groups',
          noun: 'section',
          fields: [
            { name: 'title', label: 'Title', kind: 'text', translated: true },
            { name: 'link', label: 'Link', kind: 'text', nullable: true },
            {
              name: 'shape',
              label: 'Shape',
              kind: 'choice',
              options: [
                { value: 'wide', label: 'Wide' },
                { value: 'tall', label: 'Tall' },
              ],
            },
            { name: 'brand_id', label: 'Brand', kind: 'reference', desk: 'brands', nullable: true },
          ],
        },
      ],
    },
  ],
  moves: [
    {
      name: 'publish',
      label: 'Publish',
      done: 'Published',
      when: { field: 'is_published', in: [false] },
      bulk: true,
    },
    { name: 'archive', label: 'Archive', done: 'Archived', question: 'It leaves the shop.' },
  ],
};

/** An entry of this desk. */
export const sampleEntry = {
  id: 7,
  name: 'Ghee',
  translations: { hi: { name: 'घी', note: 'not on the desk' } },
  benefits: ['Fresh'],
  size_group: null,
  price: 990.5,
  months: null,
  veg: true,
  is_published: false,
  brand_id: 3,
  pins: ['38', '3900'],
  city: { id: 57606, name: 'Ahmedabad' },
  from: '2026-11-27T04:30:00.000Z',
  quantity: { value: 500, unit: 'ml' },
  sections: [
    {
      title: 'Ghee',
      link: null,
      shape: 'wide',
      brand_id: 3,
      translations: { hi: { title: 'घी' } },
    },
    { title: 'Oils', link: '/oils', shape: 'tall', brand_id: null, translations: {} },
  ],
};
