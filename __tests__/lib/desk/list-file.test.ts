import { expect, test } from '@jest/globals';
import { sampleStaffOrder } from '@/__tests__/support/sample-staff';
import { headLine, rowLine } from '@/lib/desk/list-file';
import { leadDesk } from '@/lib/desk/sent/leads';
import { orderDesk } from '@/lib/desk/sent/orders';

test('a file of orders has every value in a column of its own, hidden ones too', () => {
  expect(headLine(orderDesk)).toBe(
    'Order,Ordered,Customer,Mobile,City,Address,Total,Payment,With gift vouchers,Status,Send from\r\n',
  );
  expect(rowLine(orderDesk, sampleStaffOrder())).toBe(
    'VN100007,"14 January 2026, 12:00 pm",Asha Shah,91 98250 00000,Ahmedabad,"12 Neem Lane, Ahmedabad 380009, Gujarat, India",990,Cash,990,Pending,\r\n',
  );
});

test('a message of a file is no formula, and its parts have their labels', () => {
  const lead = {
    ...{ id: 1, kind: 'contact', created_at: '2026-01-14T06:30:00Z', company: '' },
    ...{ name: '=HYPERLINK("x")', phone: '', email: '', place: '', subject: 'Ghee' },
    details: [{ label: 'Message', value: 'How old?' }],
  };
  expect(rowLine(leadDesk, lead)).toContain('"\'=HYPERLINK(""x"")"');
  expect(rowLine(leadDesk, lead)).toContain('Ghee,Message: How old?');
});
