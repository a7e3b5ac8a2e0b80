import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ProfileTabs } from '@/components/profile/profile-tabs.client';

const tabs = [
  { id: 'details', label: 'Details', content: 'Asha' },
  { id: 'addresses', label: 'Addresses', content: 'Neem Lane' },
  { id: 'orders', label: 'My Orders', content: 'Order V-1' },
];
const current = () => screen.getByRole('link', { current: true }).textContent;

beforeEach(() => history.replaceState(null, '', '/profile'));

test('without a fragment the first tab is shown', () => {
  render(<ProfileTabs tabs={tabs} />);
  expect(current()).toBe('Details');
});

test('the fragment #orders shows the third tab', () => {
  history.replaceState(null, '', '/profile#orders');
  render(<ProfileTabs tabs={tabs} />);
  expect(current()).toBe('My Orders');
  expect(screen.getByRole('region', { name: 'My Orders' })).toHaveAttribute('data-current');
  expect(screen.getByText('Asha')).not.toHaveAttribute('data-current');
});

test('another fragment shows its tab, an unknown one the first', () => {
  render(<ProfileTabs tabs={tabs} />);
  const goTo = (hash: string) =>
    act(() => {
      history.replaceState(null, '', `/profile${hash}`);
      window.dispatchEvent(new Event('hashchange'));
    });
  goTo('#addresses');
  expect(current()).toBe('Addresses');
  goTo('#nowhere');
  expect(current()).toBe('Details');
});
