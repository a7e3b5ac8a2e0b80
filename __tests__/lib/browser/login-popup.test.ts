import { beforeEach, expect, test } from '@jest/globals';
import {
  CLOSED_LOGIN,
  closeLogin,
  loginPopup,
  openLogin,
  subscribeToLogin,
} from '@/lib/browser/login-popup';

beforeEach(closeLogin);

test('listeners are notified of each change, and only of changes', () => {
  const heard: boolean[] = [];
  const stop = subscribeToLogin(() => heard.push(loginPopup().isOpen));
  openLogin();
  closeLogin();
  closeLogin();
  stop();
  openLogin();
  expect(heard).toEqual([true, false]);
});

test('the popup stores the page to open after the login and clears it', () => {
  openLogin({ next: '/checkout' });
  expect(loginPopup()).toEqual({ isOpen: true, next: '/checkout' });
  expect(loginPopup()).toBe(loginPopup());
  closeLogin();
  expect(loginPopup()).toBe(CLOSED_LOGIN);
});
