import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { ImportStart } from '@/components/desk/import/import-start.client';

const file = new File(['SKU,Name\nA-1,Oil'], 'goods.csv', { type: 'text/csv' });
const LONG_MS = 60_000;

let asked: string[];
let isAway: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  isAway = true;
  openFakeApi((url, request) => {
    const path = url.pathname.replace('/api/desk/imports', '');
    if (path === '/7/parts' && isAway) throw new TypeError('Failed to fetch');
    asked.push(`${request.method} ${path}`);
    const files = { goods: { name: 'goods.csv', size: file.size, received: 0 }, pictures: null };
    return Response.json({ status: true, id: 7, received: file.size, data: { id: 7, files } });
  });
});
afterEach(() => void jest.useRealTimers());

test('after a lost connection the same file goes on in the same import', async () => {
  const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
  const { push, wrapper } = fakeRouter();
  render(<ImportStart />, { wrapper });
  await user.upload(screen.getByLabelText(/^File of goods/), file);
  const check = async () => {
    // jsdom does not see that the required file is chosen, and would not send the form.
    fireEvent.submit(screen.getByLabelText(/^File of goods/));
    await act(() => jest.advanceTimersByTimeAsync(LONG_MS));
  };
  await check();
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  isAway = false;
  await check();
  expect(asked).toEqual(['POST ', 'GET /7', 'POST /7/parts', 'POST /7/check']);
  expect(push).toHaveBeenCalledWith('/dashboard/imports?id=7');
});
