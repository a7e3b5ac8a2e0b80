import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { JoinBox } from '@/components/membership/join-box.client';
import { PlanChoice } from '@/components/membership/plan-choice';
import { SurfaceProvider } from '@/components/ui/link.client';
import { closeLogin, loginPopup } from '@/lib/browser/login-popup';
import { updateSession } from '@/lib/browser/session-store';
import type { Surface } from '@/lib/surface';
import type { MembershipHistory } from '@/lib/view/membership';
import { ANONYMOUS_SHOPPER, type SessionSummary } from '@/lib/view/session';

const PLANS = [
  { plan: 'monthly' as const, name: 'One month', price: 99, months: 1 },
  { plan: 'yearly' as const, name: 'One year', price: 999, months: 12 },
];

/** Forms that were submitted to a new window. */
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

async function draw(
  who: Partial<SessionSummary>,
  changes: Partial<MembershipHistory> = {},
  surface: Surface = 'web',
) {
  const history = { wasMember: false, until: null, deliveryPaid: 0, ...changes };
  const { push, wrapper: Wrapper } = fakeRouter();
  openFakeApi(({ pathname }) =>
    Response.json(pathname === '/api/elite' ? history : { ...ANONYMOUS_SHOPPER, ...who }),
  );
  render(
    <SurfaceProvider surface={surface}>
      <JoinBox>
        <PlanChoice plans={PLANS} />
      </JoinBox>
    </SurfaceProvider>,
    { wrapper: Wrapper },
  );
  await act(async () => updateSession({ ...ANONYMOUS_SHOPPER, ...who }));
  return { push, user: userEvent.setup() };
}

const join = () => screen.getByRole('button', { name: /Join Elite|Renew/ });

describe('the plans', () => {
  test('are shown with their prices and are links without scripts', () => {
    const { wrapper: Wrapper } = fakeRouter();
    const html = renderToString(
      <Wrapper>
        <JoinBox>
          <PlanChoice plans={PLANS} />
        </JoinBox>
      </Wrapper>,
    );
    expect(html).toMatch(/<form[^>]*action="\/subscription-payment"/);
    for (const words of ['₹99.00', '₹999.00', '₹83.25', 'GST included']) {
      expect(html).toContain(words);
    }
  });

  test('say what a year saves', async () => {
    await draw({});
    expect(screen.getByRole('radio', { name: /One year/ })).toHaveAccessibleName(
      /Save 16% with a year/,
    );
  });

  test('say what the customer’s own orders would have saved', async () => {
    await draw({ loggedIn: true, firstName: 'Meera' }, { deliveryPaid: 400 });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'You paid ₹400.00 for delivery in the last 12 months.',
      ),
    );
  });

  test('open one window and one purchase by a double click', async () => {
    const { user, push } = await draw({ loggedIn: true });
    await user.dblClick(join());
    expect(opened).toHaveLength(1);
    expect(push).toHaveBeenCalledTimes(1);
  });

  test('ask a visitor to log in and continue with the chosen plan', async () => {
    const { user } = await draw({});
    await user.click(screen.getByRole('radio', { name: /One year/ }));
    await user.click(join());
    expect(loginPopup.get()).toMatchObject({
      isOpen: true,
      next: '/subscription-payment?plan=yearly',
    });
  });

  test('open a customer’s payment in a new window and wait for it', async () => {
    const { user, push } = await draw({ loggedIn: true });
    await user.click(join());
    const [form] = opened;
    expect(form).toMatchObject({ target: '_blank', plan: 'monthly' });
    expect(push).toHaveBeenCalledWith(
      `/subscription-payment?plan=monthly&txnid=${String(form?.txnid)}`,
    );
  });

  test('stay in the language of the page, in both windows', async () => {
    const { user, push } = await draw({ loggedIn: true }, {}, 'hi-web');
    await user.click(join());
    const [form] = opened;
    const page = `/hi/subscription-payment?plan=monthly&txnid=${String(form?.txnid)}`;
    expect(form).toMatchObject({ surface: 'hi-web', from: page });
    expect(push).toHaveBeenCalledWith(page);
  });

  test('are not offered to members', async () => {
    const until = '22 December 2026';
    await draw({ loggedIn: true, firstName: 'Asha', isElite: true }, { wasMember: true, until });
    expect(await screen.findByText('You are an Elite member')).toBeVisible();
    expect(await screen.findByText(`Until ${until}`)).toBeVisible();
    expect(join().closest('form')).toHaveAttribute('inert');
  });

  test('are offered to former members as a renewal', async () => {
    await draw({ loggedIn: true, firstName: 'Latha' }, { wasMember: true });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Renew/Buy Subscription' })).toBeVisible(),
    );
  });
});
