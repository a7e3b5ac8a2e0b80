import type { DeskField } from '../desk';
import type { DeskColumn } from '../desk-columns';

/** A row of the lists of brands, tags and forms. */
export interface NameRow {
  id: number;
  name: string;
  slug: string;
  products: number;
}

/** The columns of names that products have. */
export const nameColumns: readonly DeskColumn<keyof NameRow>[] = [
  { name: 'name', label: 'Name', kind: 'text', sort: 'name' },
  { name: 'slug', label: 'Slug', kind: 'code' },
  { name: 'products', label: 'Products', kind: 'number', sort: 'products' },
];

/** A name and the readable part of an address, of which `path` is the beginning. */
export function nameFields(path = ''): DeskField<'name' | 'slug'>[] {
  return [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'slug', label: 'Slug', kind: 'slug', from: 'name', path },
  ];
}
