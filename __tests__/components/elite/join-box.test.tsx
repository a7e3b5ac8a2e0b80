import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { JoinBox } from '@/components/elite/join-box.client';
import type { SessionSummary } from '@/lib/api/shopper';
import { NOBODY } from '@/lib/api/shopper';
import { closeLogin, loginPopup } from '@/lib/browser/login-popup';
import { updateSession } from '@/lib/browser/shopper';
import { openFakeDoor } from '../../support/fake-door';
import { fakeRouter } from '../../support/in-app-router';

const PLANS = [
  { plan: 'monthly' as const, name: 'One month', price: 99, months: 1 },
  { plan: 'yearly' as const, name: 'One year', price: 999, months: 12 },
];

/** Forms that were sent to a window of their own. */
let opened: Record<string, unknown>[];
const submit = HTMLFormElement.prototype.submit;
beforeEach(() => {
  opened = [];
  HTMLFormElement.prototype.submit = function keep() {
    opened.push({ target: this.target, ...Object.fromEntries(new FormData(this)) });
  };
});
afterEach(() => {
  HTMLFormElement.prototype.submit = submit;
  closeLogin();
});

async function draw(who: Partial<SessionSummary>, wasMember = false) {
  const { push, wrapper: Wrapper } = fakeRouter();
  openFakeDoor(({ pathname }) =>
    Response.json(pathname === '/api/elite' ? { wasMember } : { ...NOBODY, ...who }),
  );
  render(<JoinBox plans={PLANS} />, { wrapper: Wrapper });
  await act(async () => updateSession({ ...NOBODY, ...who }));
  return { push, user: userEvent.setup() };
}

const join = () => screen.getByRole('button', { name: 'Join Elite' });

describe('the plans', () => {
  test('are shown with their prices, and lead on without scripts', () => {
    const { wrapper: Wrapper } = fakeRouter();
    const html = renderToString(
      <Wrapper>
        <JoinBox plans={PLANS} />
      </Wrapper>,
    );
    expect(html).toMatch(/<form[^>]*action="\/subscription-payment"[^>]*method="get"/);
    for (const words of ['₹99.00', '₹999.00', '₹83.25', 'GST included']) {
      expect(html).toContain(words);
    }
  });

  test('ask a visitor to log in, and go on with the chosen plan', async () => {
    const { user } = await draw({});
    await user.click(screen.getByRole('radio', { name: /One year/ }));
    await user.click(join());
    expect(loginPopup()).toMatchObject({
      isOpen: true,
      next: '/subscription-payment?plan=yearly',
    });
  });

  test('open the payment of a customer in a window of its own, and wait for it', async () => {
    const { user, push } = await draw({ loggedIn: true });
    await user.click(join());
    const [form] = opened;
    expect(form).toMatchObject({ target: '_blank', plan: 'monthly' });
    expect(push).toHaveBeenCalledWith(
      `/subscription-payment?plan=monthly&txnid=${String(form?.txnid)}`,
    );
  });

  test('are not offered to members', async () => {
    await draw({ loggedIn: true, isElite: true });
    expect(screen.getByText('You are an Elite member')).toBeVisible();
    expect(join().closest('form')).toHaveAttribute('inert');
  });

  test('are offered to former members as a renewal', async () => {
    await draw({ loggedIn: true, firstName: 'Latha' }, true);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Renew/Buy Subscription' })).toBeVisible(),
    );
  });
});
