import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  code,
  draw,
  drawCodeStep,
  go,
  NUMBER,
  number,
  onLoggedIn,
  openOtpDoor,
  refusals,
  refuse,
  sent,
  sentTo,
  told,
} from '../../support/otp-form';

const UNKNOWN = 'This mobile number is not registered. Please create an account.';
const WRONG = 'That code is not right. Please check it.';

beforeEach(openOtpDoor);
afterAll(() => void dispatchEvent(new Event('pagehide')));

describe('the number', () => {
  test('is sent when it has ten digits, and not before', async () => {
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

  test('takes no eleventh digit, and no letters', async () => {
    draw();
    await userEvent.type(number(), '98o00000012345');
    expect(number()).toHaveValue('9800000012');
  });

  test('is taken out of what is pasted', async () => {
    draw();
    await userEvent.click(number());
    await userEvent.paste('+91 98000 00001');
    expect(number()).toHaveValue(NUMBER);
  });

  test('that no mobile begins with is told at its first digit', async () => {
    draw();
    await userEvent.type(number(), '5');
    expect(screen.getByText('Mobile number must start with 6, 7, 8 or 9')).toBeVisible();
    await userEvent.type(number(), '500000000{Enter}');
    expect(sent).toEqual([]);
  });

  test('that is unknown gets the message and the way to an account', async () => {
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

  test('waits for a captcha once the shop asks for one', async () => {
    const words = 'Please verify you are not a robot.';
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

describe('the code', () => {
  test('logs in by itself with its sixth digit, once', async () => {
    await drawCodeStep();
    expect(code()).toHaveFocus();
    await userEvent.type(code(), '417 200{Enter}');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    expect(sentTo('/api/otp/verify')).toEqual([
      { path: '/api/otp/verify', body: { mobile_no: `+91${NUMBER}`, otp: '417200' } },
    ]);
    expect(told).toEqual(['success: Done']);
  });

  test('is taken whole from what is pasted', async () => {
    await drawCodeStep();
    await userEvent.paste('417 200 is your login code');
    expect(code()).toHaveValue('417200');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  });

  test('that is wrong is told, kept and ready to be typed over', async () => {
    refusals['/api/otp/verify'] = refuse(WRONG, { non_field_errors: [WRONG] });
    await drawCodeStep();
    await userEvent.type(code(), '417200');
    await waitFor(() => expect(told).toEqual([`error: ${WRONG}`]));
    expect(code()).toBeInvalid();
    expect(code()).toHaveAccessibleDescription(WRONG);
    expect(code()).toHaveValue('417200');
    expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  test('goes nowhere while it is incomplete', async () => {
    await drawCodeStep();
    await userEvent.type(code(), '41720');
    await userEvent.click(screen.getByRole('button', { name: 'Verify and log in' }));
    expect(sentTo('/api/otp/verify')).toEqual([]);
    expect(code()).toHaveFocus();
  });

  test('leads back to the number, which is kept', async () => {
    await drawCodeStep();
    await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
    expect(number()).toHaveValue(NUMBER);
    expect(number()).toHaveFocus();
  });
});
