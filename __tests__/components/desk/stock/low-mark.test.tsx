import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { LowMark } from '@/components/desk/stock/low-mark.client';
import { StopCounting } from '@/components/desk/stock/stop-counting.client';
import { connectToasts } from '@/lib/browser/toast';

const user = userEvent.setup({ delay: null });
let sent: unknown[];
let toasts: string[];
let answer: () => Response;
const router = fakeRouter();
const wrapper = { wrapper: router.wrapper };

beforeEach(() => {
  sent = [];
  toasts = [];
  router.refresh.mockClear();
  connectToasts(({ text }) => toasts.push(text));
  answer = () => Response.json({ status: true, version: 8 });
  openFakeApi(async (url, request) => {
    sent.push([request.method, url.pathname, await request.json()]);
    return answer();
  });
});

describe('the low mark of a product', () => {
  const type = async (typed: string) => {
    render(<LowMark id={1001} mark={4} version={7} />, wrapper);
    await user.clear(screen.getByRole('textbox', { name: 'Low mark' }));
    await user.keyboard(`${typed}{Enter}`);
  };

  test.each([
    ['12', 12],
    ['१२', 12],
    ['', null],
  ])('%j is saved at the version that was read', async (typed, low_mark) => {
    await type(typed);
    expect(sent).toEqual([['PUT', '/api/desk/stock/1001', { version: 7, fields: { low_mark } }]]);
    expect(toasts).toEqual(['Saved']);
    expect(router.refresh).toHaveBeenCalled();
  });

  test('is a whole number, and what is none is not sent', async () => {
    await type('a few');
    expect(screen.getByRole('textbox', { name: 'Low mark' })).toHaveAccessibleDescription(
      /Low mark must be a whole number/,
    );
    expect(sent).toEqual([]);
  });

  test('that could not be saved stays in its field, with the reason', async () => {
    const message = 'Asha has changed this meanwhile';
    answer = () => Response.json({ status: false, code: 'conflict', message }, { status: 409 });
    await type('12');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('textbox', { name: 'Low mark' })).toHaveValue('12');
  });
});

test('counting stops after a question', async () => {
  render(<StopCounting id={1001} />, wrapper);
  await user.click(screen.getByRole('button', { name: 'Stop counting' }));
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop counting' }));
  await user.click(screen.getByRole('button', { name: 'Yes, stop counting' }));
  expect(sent).toEqual([['POST', '/api/desk/stock/1001/uncount', {}]]);
  expect(router.refresh).toHaveBeenCalled();
});
