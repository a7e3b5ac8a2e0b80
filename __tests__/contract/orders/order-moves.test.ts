import { expect, test } from '@jest/globals';
import { shipmentFields } from '@/contract/orders/order-moves';

test.each([
  [' 1490 8200 61ab ', '1490820061AB'],
  ['eb 123 456 789 in', 'EB123456789IN'],
])('the tracking number %s is kept as %s', (tracking_number, kept) => {
  expect(shipmentFields.validateSync({ carrier: 'Delhivery', tracking_number })).toEqual({
    carrier: 'Delhivery',
    tracking_number: kept,
  });
});

test.each(['12 3', 'AB/12345'])('%s is no tracking number', (tracking_number) => {
  expect(shipmentFields.isValidSync({ carrier: 'Delhivery', tracking_number })).toBe(false);
});
