import { beforeEach, expect, test } from '@jest/globals';
import {
  CLOSED_LOGIN,
  closeLogin,
  loginPopup,
  openLogin,
  subscribeToLogin,
} from '@/lib/browser/login-popup';

beforeEach(closeLogin);

test('whoever listens hears of each change, and nobody of none', () => {
  const heard: boolean[] = [];
  const stop = subscribeToLogin(() => heard.push(loginPopup().isOpen));
  openLogin();
  closeLogin();
  closeLogin();
  stop();
  openLogin();
  expect(heard).toEqual([true, false]);
});

test('the popup knows where to go after the login, and forgets it', () => {
  openLogin({ next: '/checkout' });
  expect(loginPopup()).toEqual({ isOpen: true, next: '/checkout' });
  expect(loginPopup()).toBe(loginPopup());
  closeLogin();
  expect(loginPopup()).toBe(CLOSED_LOGIN);
});
