import { afterAll, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { ForNonMembers } from '@/components/home/for-non-members.client';
import { MembershipStrip } from '@/components/home/membership-strip';
import { updateSession } from '@/lib/browser/session-store';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

// pagehide closes the channel to the other tabs.
afterAll(() => void dispatchEvent(new Event('pagehide')));

test.each([
  ['a visitor sees the offer of a membership', {}, 1],
  ['a customer sees the offer of a membership', { loggedIn: true }, 1],
  ['a member sees no offer of a membership', { loggedIn: true, isElite: true }, 0],
])('%s', async (_name, facts, offers) => {
  const shopper = { ...ANONYMOUS_SHOPPER, ...facts };
  openFakeApi(() => Response.json(shopper));
  render(
    <ForNonMembers>
      <MembershipStrip />
    </ForNonMembers>,
  );
  await act(async () => updateSession(shopper));
  expect(screen.queryAllByRole('link', { name: 'See Elite plans' })).toHaveLength(offers);
});
