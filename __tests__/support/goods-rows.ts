/** The columns of the fewest cells of a product that may be sold, and its stock. */
export const COLUMNS = [
  'SKU',
  'Name',
  'Brand',
  'Category',
  'MRP',
  'Price',
  'HSN',
  'GST rate',
  'Country of origin',
  'Stock',
  'Published',
  'Net quantity',
  'Net quantity unit',
  'Ingredients',
  'Licence',
  'Licence number',
  'Manufacturer',
  'Manufacturer address',
];

let skus = 0;

/** Returns an SKU that no product has. */
export function newSku(): string {
  skus += 1;
  return `IMP-${skus}`;
}

/** The cells of a product of the demo shop's first brand, with others in their place. */
export function goodsRow(cells: Record<string, string> = {}, columns = COLUMNS): string[] {
  const usual: Record<string, string> = {
    SKU: newSku(),
    Name: 'Quillaja Bark Shampoo',
    Brand: 'Vanya Select',
    Category: 'Coffee',
    MRP: '250',
    Price: '199.50',
    HSN: '3305',
    'GST rate': '18',
    'Country of origin': 'India',
    Stock: '4',
    Published: 'yes',
    'Net quantity': '200',
    'Net quantity unit': 'ml',
    Ingredients: 'Quillaja bark, water',
    Licence: 'COSMETIC',
    'Licence number': 'GC/1234',
    Manufacturer: 'Quillaja Works',
    'Manufacturer address': 'Unit 2, Pune 411001',
  };
  return columns.map((column) => cells[column] ?? usual[column] ?? '');
}
