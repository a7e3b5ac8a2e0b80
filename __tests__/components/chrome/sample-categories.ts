import type { Category } from '@/contract/catalogue/category';

const category = (id: number, name: string, rest: Partial<Category> = {}): Category => ({
  id,
  name,
  metatitle: '',
  metadescription: '',
  metakeywords: '',
  web_image: null,
  featured_order: null,
  children: [],
  ...rest,
});

/** Three levels and a root without children; featured order differs from list order. */
export const sampleCategories: Category[] = [
  category(402, 'Herbs', {
    featured_order: 2,
    children: [
      category(4021, 'Herb Powders', { children: [category(40211, 'Immunity Herbs')] }),
      category(4022, 'Whole Herbs'),
    ],
  }),
  category(401, 'Coffee', { featured_order: 1, children: [category(4011, 'Roasted Beans')] }),
  category(430, 'Books'),
];
