import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { openFakeDesk, user } from '@/__tests__/support/open-desk-form';
import { DeskForm } from '@/components/desk/form/desk-form.client';
import { announcementDesk } from '@/lib/desk/descriptions/announcements';

beforeEach(() => {
  openFakeDesk();
});

test('the tab of a language says that its text is older than the English one', async () => {
  const change = {
    ...{ version: 4, action: 'changed', by: 'Asha Rao', at: '2026-11-27T04:30:00Z' },
    ...{ before: { text: 'Sale' }, after: { text: 'Closed today' } },
  };
  const trail = { data: [change], total_count: 1, total_pages: 1 };
  const entry = { text: 'Closed today', translations: { hi: { text: 'सेल' } } };
  render(
    <DeskForm
      desk={announcementDesk}
      page={{ id: 1, entry, version: 4, names: {}, trail }}
      host="shop.example"
    />,
    { wrapper: fakeRouter().wrapper },
  );
  expect(screen.queryByText(/is older than/)).toBeNull();
  expect(screen.getByRole('tab', { name: /ગુજરાતી/ })).not.toHaveTextContent('older');
  await user.click(screen.getByRole('tab', { name: 'हिन्दी older' }));
  expect(screen.getByText('The Hindi text is older than the English one: text.')).toBeVisible();
});
