import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import {
  code,
  drawCodeStep,
  NUMBER,
  onLoggedIn,
  openFakeLoginCodeApi,
  sent,
  sentTo,
} from '@/__tests__/support/login-code-form';
import { LoginCodeForm } from '@/components/account/login-code-form.client';

beforeEach(openFakeLoginCodeApi);
afterAll(() => void dispatchEvent(new Event('pagehide')));

describe('a second code', () => {
  afterEach(() => void jest.useRealTimers());

  test('can be requested after 30 seconds, not sooner', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<LoginCodeForm title="Welcome" start={{ sentTo: NUMBER }} />);
    const resend = () => screen.getByRole('button', { name: 'Resend OTP' });
    expect(screen.getByText('Resend in 0:30')).toBeVisible();
    act(() => void jest.advanceTimersByTime(21_000));
    expect(screen.getByText('Resend in 0:09')).toBeVisible();
    await user.click(resend());
    expect(sent).toEqual([]);
    act(() => void jest.advanceTimersByTime(9_000));
    expect(screen.queryByText(/Resend in/)).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for a new code now.');
    jest.useRealTimers();
    await userEvent.click(resend());
    expect(await screen.findByText(/Resend in 0:(30|29)/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('A new code is on its way.');
    expect(sentTo('/api/otp')).toHaveLength(1);
    expect(code()).toHaveFocus();
  });
});

describe('a browser that reads text messages (WebOTP)', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  test('fills the code in and logs in', async () => {
    const get = jest.fn(async (_: object) => ({ code: '417200' }));
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    await drawCodeStep();
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
    expect(sentTo('/api/otp/verify')[0]?.body.otp).toBe('417200');
  });
});

test('both steps are plain forms before scripts run', () => {
  const first = renderToString(<LoginCodeForm title="Welcome" />);
  expect(first).toMatch(/action="\/api\/otp" method="post".*name="mobile_no"/);
  const second = renderToString(<LoginCodeForm title="Welcome" start={{ sentTo: NUMBER }} />);
  expect(second).toMatch(/action="\/api\/otp\/verify" method="post".*name="otp"/);
  expect(second).toContain(`name="mobile_no" value="${NUMBER}"`);
});
