import { beforeEach, expect, test } from '@jest/globals';
import { giveFocus } from '@/lib/browser/give-focus';

const byId = (id: string) => document.getElementById(id);

beforeEach(() => {
  document.body.innerHTML =
    '<form id="form"><button id="sent"></button><input id="field"></form><input id="search">';
});

test.each(['sent', undefined])('the focus goes to the target from %p', (at) => {
  byId(at ?? '')?.focus();
  giveFocus(byId('field'), byId('form'));
  expect(byId('field')).toHaveFocus();
});

test('who has gone on elsewhere in the page keeps the focus', () => {
  byId('search')?.focus();
  giveFocus(byId('field'), byId('form'));
  expect(byId('search')).toHaveFocus();
});
