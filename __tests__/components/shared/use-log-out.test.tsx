import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { LogOutEverywhere } from '@/components/account/log-out-everywhere.client';
import { LogOutButton } from '@/components/profile/account-actions.client';
import { commonMessages } from '@/contract/messages/common';
import { connectToasts } from '@/lib/browser/toast';

test.each([
  ['Log out', false, <LogOutButton key="one" />],
  ['Log out of all devices', true, <LogOutEverywhere key="all" />],
])(
  '%s sends one request for this device or all devices and can be retried after a failure',
  async (name, everywhere, form) => {
    const told: string[] = [];
    const asked: unknown[] = [];
    const disconnect = connectToasts(({ text }) => told.push(text));
    openFakeApi(async ({ pathname }, request) => {
      asked.push([pathname, await request.json()]);
      return new Response(null, { status: 500 });
    });
    render(form);
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(told).toEqual([commonMessages.wentWrongTryLater]));
    expect(asked).toEqual([['/api/logout', { everywhere }]]);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    disconnect();
  },
);
