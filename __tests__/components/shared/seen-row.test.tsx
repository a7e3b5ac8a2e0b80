import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeenRow } from '@/components/shared/seen-row.client';
import { recentlySeen, rememberSeen } from '@/lib/browser/recently-seen';

const product = (id: number) => ({ id, name: `Tea ${id}`, picture: null });
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('the last product is first, each once, and twelve at most', () => {
  for (let id = 1; id <= 14; id += 1) rememberSeen(product(id));
  rememberSeen(product(9));
  render(<SeenRow />);
  expect(names()).toHaveLength(12);
  expect(names().slice(0, 3)).toEqual(['Tea 9', 'Tea 14', 'Tea 13']);
});

test('the product of the page is not in its list, and is in the next when it was looked at', () => {
  jest.useFakeTimers();
  rememberSeen(product(1));
  render(<SeenRow product={product(2)} />);
  expect(names()).toEqual(['Tea 1']);
  expect(recentlySeen()).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(20_000));
  expect(recentlySeen().map(({ id }) => id)).toEqual([2, 1]);
});

test('is cleared by one tap', async () => {
  rememberSeen(product(1));
  const { container } = render(<SeenRow />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(container).toBeEmptyDOMElement();
  expect(recentlySeen()).toEqual([]);
});

test.each(['{"id":', '{}', '[1,{"name":"Tea"}]'])(
  'what another program wrote is ignored: %s',
  (text) => {
    localStorage.setItem('recently-seen', text);
    const { container } = render(<SeenRow />);
    expect(container).toBeEmptyDOMElement();
  },
);
