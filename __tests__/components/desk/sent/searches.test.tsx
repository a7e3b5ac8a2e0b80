import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawSent } from '@/__tests__/support/draw-sent';
import { openFakeApi } from '@/__tests__/support/fake-api';

import { searchMessages } from '@/contract/messages/search';
import { connectToasts } from '@/lib/browser/toast';
import { searchDesk } from '@/lib/desk/sent/searches';

const user = userEvent.setup();
const ROWS = [
  { id: 'besan', query: 'besan', count: 1204, found: 0, last_day: '2026-11-26' },
  { id: 'litchi', query: 'litchi', count: 6, found: 2, last_day: '2026-11-26' },
];

let sent: unknown[];
let answer: () => Response;
let toasts: string[];

beforeEach(() => {
  sent = [];
  toasts = [];
  answer = () => Response.json({ status: true, id: 4, version: 1 });
  connectToasts(({ text }) => toasts.push(text));
  openFakeApi(async (url, request) => {
    sent.push([request.method, url.pathname, await request.json()]);
    return answer();
  });
});

const draw = () => drawSent(searchDesk, ROWS, { found: 'few' });

const row = (name: RegExp) => within(screen.getByRole('row', { name }));

async function explain(query: RegExp, means: string) {
  const one = row(query);
  await user.click(one.getByText(/^Explain/));
  if (means) await user.type(one.getByRole('textbox', { name: 'Another name of' }), means);
  await user.click(one.getByRole('button', { name: 'Save' }));
  return one;
}

test('searches say what they found, and lead to what shoppers see', () => {
  draw();
  const besan = row(/besan/);
  expect(besan.getByRole('link', { name: 'besan' })).toHaveAttribute('href', '/shop?search=besan');
  expect(besan.getByText('Nothing')).toBeVisible();
  expect(besan.getByText('1,204')).toBeVisible();
});

test('a search becomes another name of something where it is listed', async () => {
  const { refresh } = draw();
  await explain(/besan/, ' gram flour ');
  await waitFor(() => expect(toasts).toEqual(['Searches read “besan” as “gram flour”']));
  expect(sent).toEqual([
    ['POST', '/api/desk/search-queries/explain', { query: 'besan', means: 'gram flour' }],
  ]);
  expect(refresh).toHaveBeenCalled();
});

test('a refused meaning has its reason at the field, and stays there', async () => {
  answer = () => Response.json({ status: false, message: 'Too long' }, { status: 422 });
  draw();
  const one = await explain(/litchi/, 'fruit');
  const field = one.getByRole('textbox', { name: 'Another name of' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Too long'));
  expect(field).toHaveValue('fruit');
});

test('nothing is asked without a meaning', async () => {
  draw();
  const one = await explain(/litchi/, '');
  expect(one.getByRole('textbox')).toHaveAccessibleDescription(searchMessages.meaningNeeded);
  expect(sent).toEqual([]);
});

test('any other meaning is written in its form, with the word filled in', () => {
  draw();
  expect(row(/besan/).getByText('Another kind of meaning')).toHaveAttribute(
    'href',
    '/dashboard/search-concepts/new?names=besan',
  );
});
