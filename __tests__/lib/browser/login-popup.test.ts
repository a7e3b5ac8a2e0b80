import { beforeEach, expect, test } from '@jest/globals';
import { closeLogin, loginPopup, openLogin } from '@/lib/browser/login-popup';

beforeEach(closeLogin);

test('listeners are notified of each change, and only of changes', () => {
  const heard: boolean[] = [];
  const stop = loginPopup.subscribe(() => heard.push(loginPopup.get().isOpen));
  openLogin();
  closeLogin();
  closeLogin();
  stop();
  openLogin();
  expect(heard).toEqual([true, false]);
});

test('the popup stores the page to open after the login and clears it', () => {
  openLogin({ next: '/checkout' });
  expect(loginPopup.get()).toEqual({ isOpen: true, next: '/checkout' });
  expect(loginPopup.get()).toBe(loginPopup.get());
  closeLogin();
  expect(loginPopup.get()).toBe(loginPopup.first);
});
