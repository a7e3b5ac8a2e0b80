import { expect, test } from '@jest/globals';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { pickedGoods } from '@/lib/desk/picked-goods';

const line = (category: string, sku: string, quantity: number, size = '') => ({
  ...{ category, sku, quantity, size },
  product_name: `Goods ${sku}`,
});
const order = (number: string, ...lines: object[]) =>
  ({ order_id: number, rated_product_info: lines }) as StaffOrderDetail;

test('what orders need is added up by shelf and SKU, with how many are for which order', () => {
  const orders = [
    order('VN2', line('Tea', 'T2', 1), line('Coffee', 'C1', 2, '250 g')),
    order('VN1', line('Tea', 'T1', 3), line('Tea', 'T2', 4)),
  ];
  const tea = [
    { sku: 'T1', name: 'Goods T1', pieces: 3, orders: [{ number: 'VN1', pieces: 3 }] },
    {
      ...{ sku: 'T2', name: 'Goods T2', pieces: 5 },
      orders: [
        { number: 'VN2', pieces: 1 },
        { number: 'VN1', pieces: 4 },
      ],
    },
  ];
  const coffee = [
    { sku: 'C1', name: 'Goods C1, 250 g', pieces: 2, orders: [{ number: 'VN2', pieces: 2 }] },
  ];
  expect(pickedGoods(orders)).toEqual([
    { shelf: 'Coffee', goods: coffee },
    { shelf: 'Tea', goods: tea },
  ]);
});

test('of a bundle its parts are taken, each from its shelf', () => {
  const bundle = {
    ...line('Hampers', 'B1', 2),
    parts: [line('Tea', 'T1', 1), line('Coffee', 'C1', 3)],
  };
  const picked = pickedGoods([order('VN3', bundle, line('Tea', 'T1', 1))]);
  expect(picked.map(({ shelf, goods }) => [shelf, goods[0]?.pieces])).toEqual([
    ['Coffee', 6],
    ['Tea', 3],
  ]);
});
