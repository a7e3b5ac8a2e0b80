import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleStaffOrder } from '@/__tests__/support/sample-staff';
import { OrderMoves } from '@/components/desk/orders/order-moves';

const { wrapper } = fakeRouter();

function draw(isCollected: boolean) {
  const order = sampleStaffOrder({ moves: ['Delivered'], is_collected: isCollected });
  render(<OrderMoves order={order} from="/dashboard/orders" />, { wrapper });
}

test('an order that is ready at its store is handed out with the code of the customer', () => {
  draw(true);
  expect(screen.getByText('Hand out')).toBeInTheDocument();
  expect(screen.getByLabelText('Code of the customer')).toHaveAttribute('name', 'code');
  expect(screen.getByText('Mark as collected')).toBeInTheDocument();
});

test('a parcel is delivered without a code', () => {
  draw(false);
  expect(screen.queryByLabelText('Code of the customer')).toBeNull();
  expect(screen.getByText('Mark as delivered')).toBeInTheDocument();
});
