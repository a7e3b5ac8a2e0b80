import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { MemberCard } from '@/components/membership/member-card';
import { MemberWelcome } from '@/components/membership/member-welcome';
import { PlansView } from '@/components/membership/plans-view';
import { DeliveryFacts } from '@/components/shared/delivery-facts';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { SettingsContext } from '@/lib/settings/settings-context.client';

test('the plans compare an order without and with the membership', () => {
  const { wrapper } = fakeRouter();
  render(<PlansView plans={[]} trail={[]} isDemo />, { wrapper });
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Without', 'Vanya Elite']);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(rows.find((row) => row.startsWith('Complimentary delivery'))).toMatch(/₹100₹0$/);
  expect(rows.length).toBeGreaterThan(4);
});

test('a live shop shows no voices that were invented for the demo shop', () => {
  const { wrapper } = fakeRouter();
  const { rerender } = render(<PlansView plans={[]} trail={[]} isDemo />, { wrapper });
  expect(screen.getByText('What members say')).toBeInTheDocument();
  rerender(<PlansView plans={[]} trail={[]} isDemo={false} />);
  expect(screen.queryByText('What members say')).not.toBeInTheDocument();
});

test('a shop without cities of rapid delivery promises none', () => {
  const { wrapper: Wrapper } = fakeRouter();
  const delivery = { ...DEFAULT_SETTINGS.delivery, rapid_cities: [] };
  render(
    <SettingsContext value={{ ...DEFAULT_SETTINGS, delivery }}>
      <Wrapper>
        <PlansView plans={[]} trail={[]} isDemo />
        <DeliveryFacts />
        <MemberCard firstName="Asha" until={null} />
        <MemberWelcome until={null} isStaying stay={() => undefined} />
      </Wrapper>
    </SettingsContext>,
  );
  expect(screen.getByText(/Cash on delivery/)).toBeInTheDocument();
  expect(screen.getAllByText('Priority processing')).toHaveLength(3);
  expect(screen.queryByText(/Same or next day/)).not.toBeInTheDocument();
});
