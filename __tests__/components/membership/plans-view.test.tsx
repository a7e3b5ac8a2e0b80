import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { PlansView } from '@/components/membership/plans-view';
import { DeliveryFacts } from '@/components/shared/delivery-facts';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { shopProfile } from '@/contract/shop/shop';
import { CompanyContext, SettingsContext } from '@/lib/settings/settings-context.client';

test('the plans compare an order without and with the membership', () => {
  const { wrapper } = fakeRouter();
  render(<PlansView plans={[]} trail={[]} />, { wrapper });
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Without', 'Vanya Elite']);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(rows.find((row) => row.startsWith('Complimentary delivery'))).toMatch(/₹100₹0$/);
  expect(rows.length).toBeGreaterThan(4);
});

test('another shop shows no voices that were invented for the demo shop', () => {
  const { wrapper: Wrapper } = fakeRouter();
  const view = (name: string) => (
    <CompanyContext value={{ ...shopProfile, name }}>
      <Wrapper>
        <PlansView plans={[]} trail={[]} />
      </Wrapper>
    </CompanyContext>
  );
  const { rerender } = render(view(shopProfile.name));
  expect(screen.getByText('What members say')).toBeInTheDocument();
  rerender(view('Nilgiri Pantry'));
  expect(screen.queryByText('What members say')).not.toBeInTheDocument();
});

test('a shop without cities of rapid delivery promises none', () => {
  const { wrapper: Wrapper } = fakeRouter();
  const delivery = { ...DEFAULT_SETTINGS.delivery, rapid_cities: [] };
  render(
    <SettingsContext value={{ ...DEFAULT_SETTINGS, delivery }}>
      <Wrapper>
        <PlansView plans={[]} trail={[]} />
        <DeliveryFacts />
      </Wrapper>
    </SettingsContext>,
  );
  expect(screen.getByText(/Cash on delivery/)).toBeInTheDocument();
  expect(screen.queryByText(/Same or next day/)).not.toBeInTheDocument();
});
