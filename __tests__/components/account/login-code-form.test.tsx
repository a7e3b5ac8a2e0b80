import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  code,
  draw,
  drawCodeStep,
  go,
  lost,
  NUMBER,
  number,
  onLoggedIn,
  openFakeLoginCodeApi,
  refusals,
  refuse,
  sent,
  sentTo,
  toasts,
} from '@/__tests__/support/login-code-form';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import { captchaMessages } from '@/contract/messages/captcha';
import { mobileMessages } from '@/contract/messages/fields';

const UNKNOWN = accountApiMessages.notRegistered;
const WRONG = 'That code is not right. Please check it.';

beforeEach(openFakeLoginCodeApi);
afterAll(() => void dispatchEvent(new Event('pagehide')));

describe('the mobile number', () => {
  test('is sent only when it has ten digits', async () => {
    draw();
    await userEvent.type(number(), '980000000{Enter}');
    expect(number()).toHaveAccessibleDescription(/Mobile number must be 10 digits/);
    expect(number()).toHaveFocus();
    expect(sent).toEqual([]);
    await userEvent.type(number(), '1');
    await userEvent.click(go());
    await screen.findByText('+91 98000 00001');
    expect(sent).toEqual([{ path: '/api/otp', body: { mobile_no: `+91${NUMBER}` } }]);
  });

  test('accepts no eleventh digit and no letters, and says that digits are left out', async () => {
    draw();
    await userEvent.type(number(), '98o00000012');
    expect(screen.queryByText(mobileMessages.cut)).toBeNull();
    await userEvent.type(number(), '3');
    expect(number()).toHaveValue('9800000012');
    expect(number()).toHaveAccessibleDescription(expect.stringContaining(mobileMessages.cut));
    await userEvent.type(number(), '{Backspace}');
    expect(screen.queryByText(mobileMessages.cut)).toBeNull();
  });

  test.each(['+919800000001', '919800000001', '00919800000001', '+91 (0) 98000 00001'])(
    'typed or pasted as %s is sent as the number it is',
    async (written) => {
      draw();
      await userEvent.click(number());
      await userEvent.paste(written);
      expect(number()).toHaveValue(NUMBER);
      await userEvent.clear(number());
      await userEvent.type(number(), `${written}{Enter}`);
      await screen.findByText('+91 98000 00001');
      expect(sent).toEqual([{ path: '/api/otp', body: { mobile_no: `+91${NUMBER}` } }]);
    },
  );

  test('that starts with an invalid digit is refused at that digit', async () => {
    draw();
    await userEvent.type(number(), '5');
    expect(screen.getByText(mobileMessages.firstDigit)).toBeVisible();
    await userEvent.type(number(), '500000000{Enter}');
    expect(sent).toEqual([]);
  });

  test('that is unknown displays the message and a link to sign-up', async () => {
    refusals['/api/otp'] = refuse(UNKNOWN);
    draw();
    await userEvent.type(number(), `${NUMBER}{Enter}`);
    await screen.findByText(UNKNOWN);
    expect(screen.getByRole('link', { name: 'Create New Account' })).toHaveAttribute(
      'href',
      '/signup',
    );
    expect(number()).toHaveValue(NUMBER);
    expect(number()).toHaveFocus();
    await userEvent.type(number(), '{Backspace}');
    expect(screen.queryByText(UNKNOWN)).toBeNull();
  });

  test('that has asked too often gets no offer of a new account', async () => {
    const words = 'Too many attempts. Please try again in 6 minutes.';
    refusals['/api/otp'] = refuse(words, { code: 'too_many_requests' });
    draw();
    await userEvent.type(number(), `${NUMBER}{Enter}`);
    await screen.findByText(words);
    expect(screen.queryByRole('link', { name: 'Create New Account' })).toBeNull();
  });

  test('requires the captcha for which a plain form post was refused', async () => {
    const asked = captchaMessages.notSolved;
    draw({ digits: NUMBER, problem: asked, asked });
    expect(await screen.findByRole('alert')).toHaveTextContent(asked);
    await screen.findByText(captchaMessages.notLoaded);
    expect(go()).toHaveAttribute('aria-disabled', 'true');
  });

  test('whose code got no answer asks for the code, which may have come', async () => {
    lost.add('/api/otp');
    draw();
    await userEvent.type(number(), `${NUMBER}{Enter}`);
    await screen.findByRole('heading', { name: 'Enter the code' });
    expect(code()).toBeVisible();
    expect(await screen.findByText(accountMessages.maybeSent)).toBeVisible();
  });

  test('requires a captcha once the shop asks for one', async () => {
    const words = captchaMessages.notSolved;
    refusals['/api/otp'] = refuse(words, { errors: { recaptcha: [words] } });
    draw();
    await userEvent.type(number(), `${NUMBER}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('link', { name: 'Create New Account' })).toBeNull();
    expect(go()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(go());
    expect(sent).toHaveLength(1);
  });
});

describe('the login code', () => {
  test('is submitted automatically, once, at its sixth digit', async () => {
    await drawCodeStep();
    expect(code()).toHaveFocus();
    await userEvent.type(code(), '४१7-200{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    expect(sentTo('/api/otp/verify')).toEqual([
      { path: '/api/otp/verify', body: { mobile_no: `+91${NUMBER}`, otp: '417200' } },
    ]);
    expect(toasts).toEqual(['success: Done']);
  });

  test('is accepted when pasted as a whole', async () => {
    await drawCodeStep();
    await userEvent.paste('417 200 is your login code');
    expect(code()).toHaveValue('417200');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  });

  test('that is wrong displays an error and stays selected, ready to be overwritten', async () => {
    refusals['/api/otp/verify'] = refuse(WRONG, { non_field_errors: [WRONG] });
    await drawCodeStep();
    await userEvent.type(code(), '417200');
    await waitFor(() => expect(code()).toBeInvalid());
    expect(toasts).toEqual([`error: ${WRONG}`]);
    expect(screen.getAllByText(WRONG)).toHaveLength(1);
    expect(code()).toHaveAccessibleDescription(WRONG);
    expect(code()).toHaveValue('417200');
    expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  test('is not sent while it is incomplete', async () => {
    await drawCodeStep();
    await userEvent.type(code(), '41720');
    await userEvent.click(screen.getByRole('button', { name: 'Verify and log in' }));
    expect(sentTo('/api/otp/verify')).toEqual([]);
    expect(code()).toHaveFocus();
  });

  test('can be left for the mobile number, which is still filled in', async () => {
    await drawCodeStep();
    await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
    expect(number()).toHaveValue(NUMBER);
    expect(number()).toHaveFocus();
  });
});
