import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LogOutEverywhere } from '@/components/account/log-out-everywhere.client';
import { LogOut } from '@/components/profile/log-out.client';
import { connectToasts } from '@/lib/browser/toast';
import { openFakeDoor } from '../../support/fake-door';

test.each([
  ['Log out', false, <LogOut key="one" />],
  ['Log out of all devices', true, <LogOutEverywhere key="all" />],
])(
  '%s asks once, for as many logins as it says, and can be tried again when it failed',
  async (name, everywhere, form) => {
    const told: string[] = [];
    const asked: unknown[] = [];
    const disconnect = connectToasts(({ text }) => told.push(text));
    openFakeDoor(async ({ pathname }, request) => {
      asked.push([pathname, await request.json()]);
      return new Response(null, { status: 500 });
    });
    render(form);
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(told).toEqual(['Something went wrong. Please try again later!']));
    expect(asked).toEqual([['/api/logout', { everywhere }]]);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    disconnect();
  },
);
