import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { PlansView } from '@/components/membership/plans-view';

test('the plans compare an order without and with the membership', () => {
  const { wrapper } = fakeRouter();
  render(<PlansView plans={[]} trail={[]} />, { wrapper });
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Without', 'Vanya Elite']);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(rows.find((row) => row.startsWith('Complimentary delivery'))).toMatch(/₹100₹0$/);
  expect(rows.length).toBeGreaterThan(4);
});
