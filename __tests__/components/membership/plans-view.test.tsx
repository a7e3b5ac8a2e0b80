import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { inGujarati, inHindi } from '@/__tests__/support/in-languages';
import { SAMPLE_GAIN } from '@/__tests__/support/sample-gain';
import { MemberCard } from '@/components/membership/member-card';
import { MemberWelcome } from '@/components/membership/member-welcome';
import { comparisonOf } from '@/components/membership/plans-copy';
import { PlansView } from '@/components/membership/plans-view';
import { DeliveryFacts } from '@/components/shared/delivery-facts';
import { chargeRows } from '@/contract/messages/delivery';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { inEnglish } from '@/lib/language/translate';
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

test('the plans and the shipping policy name the same orders for free delivery', () => {
  const [delivery] = comparisonOf(DEFAULT_SETTINGS);
  const policy = chargeRows(DEFAULT_SETTINGS).at(-1)?.charge ?? '';
  const languages = [inEnglish, inHindi, inGujarati];
  expect(languages.map((t) => t.filled(policy))).toEqual([
    'Free on orders above ₹250',
    '₹250 से ऊपर के ऑर्डर पर मुफ़्त',
    '₹250 થી વધુના ઓર્ડર પર મફત',
  ]);
  expect(languages.map((t) => t.filled(delivery?.text ?? ''))).toEqual([
    'On every order above ₹250, anywhere in India.',
    'भारत में कहीं भी, ₹250 से ऊपर के हर ऑर्डर पर।',
    '₹250 થી વધુના દરેક ઓર્ડર પર, ભારતમાં ગમે ત્યાં.',
  ]);
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
        <MemberWelcome gain={SAMPLE_GAIN} isStaying stay={() => undefined} />
      </Wrapper>
    </SettingsContext>,
  );
  expect(screen.getByText(/Cash on delivery/)).toBeInTheDocument();
  expect(screen.getAllByText('Priority processing')).toHaveLength(3);
  expect(screen.queryByText(/Same or next day/)).not.toBeInTheDocument();
});
