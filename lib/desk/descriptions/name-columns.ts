import type { DescribedColumn, DescribedField } from '../described';

/** The columns of names that products have. */
export const nameColumns: readonly DescribedColumn<'name' | 'slug' | 'products'>[] = [
  'name',
  { name: 'slug', kind: 'code' },
  { name: 'products', label: 'Products', kind: 'number' },
];

/** A name and the readable part of an address, of which `path` is the beginning. */
export function nameFields(path = ''): DescribedField<'name' | 'slug'>[] {
  return ['name', { name: 'slug', kind: 'slug', from: 'name', path }];
}
