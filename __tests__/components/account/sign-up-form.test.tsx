import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowCaptcha } from '@/__tests__/support/captcha-in-dom';
import { openFakeAccountApi, refuse, type Sent } from '@/__tests__/support/fake-account-api';
import { fill } from '@/__tests__/support/fill';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { field, fillInPerson, fillInSignUp, knownEmail } from '@/__tests__/support/sign-up-form';
import { ProvenSignUp } from '@/components/account/proven-sign-up.client';
import { SignUpForm } from '@/components/account/sign-up-form.client';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import { captchaMessages } from '@/contract/messages/captcha';
import { commonMessages } from '@/contract/messages/common';
import { fieldMessages, mobileMessages } from '@/contract/messages/fields';
import { passwordApiMessages, passwordMessages } from '@/contract/messages/password';
import { noteTypedNumber } from '@/lib/browser/login-popup';
import { connectToasts } from '@/lib/browser/toast';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const user = userEvent.setup();
const button = () => screen.getByRole('button', { name: 'Create account' });
const untilReady = () => waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));

let sent: Sent[];
let router: ReturnType<typeof fakeRouter>;
let answer: () => Response;
let toasts: string[];

beforeEach(() => {
  allowCaptcha();
  noteTypedNumber('');
  router = fakeRouter();
  toasts = [];
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
  answer = signedUp;
  sent = openFakeAccountApi(({ path }) => {
    if (path === '/api/otp') return Response.json({ message: accountApiMessages.codeSent });
    if (path === '/api/otp/verify') {
      return Response.json({ isProven: true, message: accountMessages.numberProven });
    }
    return answer();
  });
});

const CUSTOMER = { ...ANONYMOUS_SHOPPER, loggedIn: true, firstName: 'Asha' };
const signedUp = () =>
  Response.json({ message: accountMessages.signedUp, session: CUSTOMER, changes: [] });

const draw = (props: Partial<Parameters<typeof SignUpForm>[0]> = {}) =>
  render(<SignUpForm next="/checkout" {...props} />, { wrapper: router.wrapper });

/** The page of somebody whose number is confirmed already. */
const drawProven = () =>
  render(<ProvenSignUp next="/checkout" digits="9825000000" flash={undefined} />, {
    wrapper: router.wrapper,
  });

const enterCode = async () => {
  await user.type(await screen.findByLabelText('6-digit OTP'), '417200');
};
const sentTo = (path: string) => sent.filter((one) => one.path === path);

describe('signing up', () => {
  test('confirms the number first, then creates the account and opens the next page', async () => {
    draw();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await fillInSignUp(user);
    expect(field(/Mobile number/)).toHaveValue('9825000000');
    await untilReady();
    await user.click(button());
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
    await screen.findByText('+91 98250 00000');
    expect(sent).toEqual([{ path: '/api/otp', body: { mobile_no: '+919825000000' } }]);
    await enterCode();
    await waitFor(() => expect(toasts).toEqual(['success: Your account has been created!']));
    expect(sentTo('/api/signup')).toEqual([
      {
        path: '/api/signup',
        body: {
          first_name: 'Asha',
          last_name: 'Patel',
          email: 'asha@example.com',
          mobile_no: '9825000000',
          password: 'Tulsi@2026',
          confirm_password: 'Tulsi@2026',
          recaptcha: expect.any(String),
        },
      },
    ]);
    expect(router.replace).toHaveBeenCalledWith('/checkout');
  });

  test('begins with the number that was typed into the login', async () => {
    noteTypedNumber('9825000000');
    draw();
    await waitFor(() => expect(field(/Mobile number/)).toHaveValue('9825000000'));
  });

  test('names a number that is confirmed, and asks for a name alone', async () => {
    drawProven();
    expect(screen.getByText('+91 98250 00000').parentElement).toHaveTextContent('is confirmed');
    expect(screen.queryByLabelText(/Mobile number|assword/)).toBeNull();
    await fill(user, field(/^Name/), 'Asha Patel');
    await user.click(button());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/checkout'));
    const body = { name: 'Asha Patel', email: '' };
    expect(sent).toEqual([{ path: '/api/signup/proven', body }]);
  });

  test('displays the specified messages and never sends invalid input', async () => {
    draw();
    await user.type(field(/Email/), 'asha');
    await user.type(field(/Mobile number/), '12345');
    await fill(user, field(/^Password/), 'tulsi');
    await fill(user, field(/Confirm password/), 'other');
    await user.click(button());
    for (const words of [
      'First name is required',
      'Last name is required',
      fieldMessages.invalidEmail,
      mobileMessages.notTenDigits,
      passwordMessages.weak,
      passwordMessages.different,
    ]) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(field(/First name/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('displays a refusal beside its field, keeps the input and can be sent again', async () => {
    answer = knownEmail;
    drawProven();
    await fill(user, field(/^Name/), 'Asha Patel');
    await fill(user, field(/Email/), 'asha@example.com');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(accountMessages.signUpFailed);
    expect(field(/Email/)).toHaveAccessibleDescription(/already exists/);
    expect(field(/Email/)).toHaveFocus();
    expect(field(/^Name/)).toHaveValue('Asha Patel');
    expect(router.replace).not.toHaveBeenCalled();

    answer = signedUp;
    await user.type(field(/Email/), '.in');
    await user.click(button());
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/checkout'));
  });

  test('displays a general error when the answer has no reason', async () => {
    answer = () => new Response('gone', { status: 502 });
    drawProven();
    await user.type(field(/^Name/), 'Asha');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.wentWrongEnded);
  });

  test('says at the button what the password lacks', async () => {
    draw();
    await fillInPerson(user);
    await user.clear(field(/^Password/));
    await fill(user, field(/^Password/), 'sunita123');
    expect(button()).toHaveAccessibleDescription(
      'The password still needs an uppercase letter, a symbol: ! @ # $ _ . ~ -',
    );
    await user.clear(field(/^Password/));
    await waitFor(() =>
      expect(button()).toHaveAccessibleDescription(captchaMessages.formIncomplete),
    );
  });

  test('a refused password is not reported as a field left empty', async () => {
    const message = passwordApiMessages.tooCommon;
    answer = () =>
      refuse({ status: 422, code: 'invalid', message, errors: { password: [message] } });
    draw();
    await fillInSignUp(user);
    await untilReady();
    await user.click(button());
    await enterCode();
    await waitFor(() => expect(field(/^Password/)).toHaveAccessibleDescription(/too common/));
    expect(screen.queryByText(captchaMessages.formIncomplete)).toBeNull();
  });
});
