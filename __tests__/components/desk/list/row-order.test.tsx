import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { DeskListView } from '@/components/desk/list/desk-list-view';
import { connectToasts } from '@/lib/browser/toast';
import { categoryDesk } from '@/lib/desk/descriptions/categories';
import { faqDesk } from '@/lib/desk/descriptions/faqs';
import type { Desk } from '@/lib/desk/desk';
import { readDeskQuery } from '@/lib/desk/list-query';

const user = userEvent.setup({ delay: null });
const question = (id: number, group_id: number) => ({
  ...{ id, group_id, group: 'Parcels', position: id, is_published: true, languages: ['en'] },
  question: `Question ${id}`,
});
const QUESTIONS = [question(1, 7), question(2, 7), question(3, 7), question(4, 8)];
const category = (id: number, place: number) => ({
  ...{ id, name: `Category ${id}`, above: '', level: 1, place, siblings: 3 },
  ...{ image: null, products: 0 },
});

let sent: unknown[];
let toasts: string[];
let isRefused: boolean;

beforeEach(() => {
  sent = [];
  toasts = [];
  isRefused = false;
  connectToasts(({ text }) => toasts.push(text));
  openFakeApi(async (url, request) => {
    const path = url.pathname.replace('/api/desk/', '') + url.search;
    if (request.method === 'GET') {
      const data = QUESTIONS.filter((one) => url.search.includes(`group_id=${one.group_id}`));
      return Response.json({ data, version: 6 });
    }
    sent.push([path, await request.json()]);
    const refusal = { status: false, code: 'conflict', message: 'Somebody has moved one' };
    return isRefused ? Response.json(refusal, { status: 409 }) : Response.json({ status: true });
  });
  // What no test environment draws.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  window.scrollBy = () => undefined;
});

function draw(desk: Desk, rows: { id: number }[]) {
  const list = { rows, count: rows.length, page: 1, totalPages: 1 };
  const page = {
    counts: null,
    roles: null,
    flash: undefined,
    list,
    choices: {},
    views: [],
    columns: null,
  };
  const router = fakeRouter();
  const query = readDeskQuery(desk, {});
  render(<DeskListView {...{ desk, page, query }} />, { wrapper: router.wrapper });
  return router;
}

/** Drags a row by its handle over another one. */
function drag(name: string, over: string) {
  const row = screen.getByRole('row', { name: new RegExp(name) });
  const handle = row.querySelector('[data-handle]') as HTMLElement;
  document.elementFromPoint = () => screen.getByRole('row', { name: new RegExp(over) });
  fireEvent.pointerDown(handle, { button: 0 });
  fireEvent.pointerMove(handle, { clientX: 10, clientY: 200 });
  return { drop: () => fireEvent.pointerUp(handle), handle };
}

const IN_ORDER = { group_id: '7', was: [1, 2, 3] };

describe('the order of a list', () => {
  test('is changed by buttons, among the rows of one group', async () => {
    const { refresh } = draw(faqDesk, QUESTIONS);
    expect(screen.getByRole('button', { name: 'Move Question 1 up' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move Question 3 down' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move Question 1 down' }));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(sent).toEqual([['faqs/order', { ...IN_ORDER, ids: [2, 1, 3] }]]);
  });

  test('is changed by dragging a row to the place of another one', async () => {
    const { refresh } = draw(faqDesk, QUESTIONS);
    drag('Question 3', 'Question 1').drop();
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(sent).toEqual([['faqs/order', { ...IN_ORDER, ids: [3, 1, 2] }]]);
  });

  test('of a tree goes by the place of a category', async () => {
    const { refresh } = draw(categoryDesk, [category(1, 0), category(2, 1), category(3, 2)]);
    drag('Category 1', 'Category 3').drop();
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(sent).toEqual([['categories/1/place', { version: 6, to: 2 }]]);
  });

  test('stays where a row is dropped in another group, or the drag is given up', async () => {
    draw(faqDesk, QUESTIONS);
    drag('Question 1', 'Question 4').drop();
    const { handle, drop } = drag('Question 1', 'Question 2');
    expect(screen.getByRole('row', { name: /Question 2/ })).toHaveAttribute('data-drop', 'after');
    fireEvent.pointerCancel(handle);
    expect(screen.getByRole('row', { name: /Question 2/ })).not.toHaveAttribute('data-drop');
    drop();
    expect(sent).toEqual([]);
  });

  test('that somebody else has changed is said, and read again', async () => {
    isRefused = true;
    const { refresh } = draw(faqDesk, QUESTIONS);
    await user.click(screen.getByRole('button', { name: 'Move Question 2 up' }));
    await waitFor(() => expect(toasts).toEqual(['Somebody has moved one']));
    expect(refresh).toHaveBeenCalled();
  });
});
