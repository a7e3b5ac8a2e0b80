import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskForm } from '@/components/desk/form/desk-form.client';
import { connectToasts } from '@/lib/browser/toast';
import { tagDesk } from '@/lib/desk/descriptions/tags';
import type { Desk } from '@/lib/desk/desk';
import { removeAllDrafts } from '@/lib/forms/draft-store';
import type { TrailEntry } from '@/lib/view/desk';
import { openFakeApi } from './fake-api';
import { fakeRouter } from './in-app-router';

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/** A tag as the API answers it. */
export const TAG = { id: 9, name: 'Vegan', slug: 'vegan', is_badge: false };

const CHANGE: TrailEntry = {
  version: 4,
  action: 'changed',
  by: 'Asha Rao',
  at: '2026-11-27T04:30:00Z',
  before: { name: 'Plants only', is_badge: true },
  after: { name: 'Vegan', is_badge: false },
};
const ADDED: TrailEntry = {
  version: 2,
  action: 'added',
  by: 'Ravi Iyer',
  at: '2026-11-26T04:30:00Z',
  before: null,
  after: { name: 'Plants only', slug: 'vegan', is_badge: true },
};

/** Stands in for the desk's calls and toasts; without drafts of other tests. */
export function openFakeDesk() {
  const desk = {
    sent: [] as Sent[],
    toasts: [] as string[],
    answer: () => Response.json({ status: true, version: 5, id: 9 }),
  };
  removeAllDrafts();
  connectToasts(({ text }) => desk.toasts.push(text));
  openFakeApi(async (url, request) => {
    const text = await request.text();
    const path = url.pathname + url.search;
    desk.sent.push({ method: request.method, path, body: text && JSON.parse(text) });
    return desk.answer();
  });
  return desk;
}

/** A refusal of the API. */
export const refusal = (status: number, more: object) =>
  Response.json({ status: false, message: 'Refused', ...more }, { status });

/** Opens the form of a tag; `id: null` for a new one. */
export function openTagForm({ id = 9 as number | null, entry = TAG as object, version = 4 } = {}) {
  return openDeskForm(tagDesk, entry, { id, version });
}

/** Opens the form of an entry of any desk. */
export function openDeskForm(
  desk: Desk,
  entry: object,
  { id = 9, version = 4 }: { id?: number | null; version?: number } = {},
) {
  const trail = { data: [CHANGE, ADDED], total_count: 2, total_pages: 1 };
  const page = { id: id ?? undefined, entry: { ...entry }, version, names: {}, trail };
  const router = fakeRouter();
  const view = render(<DeskForm desk={desk} page={page} host="shop.example" />, {
    wrapper: router.wrapper,
  });
  return { ...router, ...view };
}

/** Somebody at the form. */
export const user = userEvent.setup({ delay: null });

/** The field with the name. */
export const nameField = () => screen.getByRole('textbox', { name: /^Name/ });

/** Writes another name. */
export async function rename(name: string): Promise<void> {
  await user.clear(nameField());
  await user.type(nameField(), name);
}

/** Presses Save. */
export const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
