import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fill } from '@/__tests__/support/fill';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { WriteReview } from '@/components/reviews/write-review.client';
import { photoMessages } from '@/contract/messages/photos';
import { requestMessages } from '@/contract/messages/requests';
import { reviewApiMessages } from '@/contract/messages/reviews';
import { englishText } from '@/contract/messages/text-with-values';
import { MAX_REVIEW_PHOTOS } from '@/contract/shop/limits';
import { closeLogin, loginPopup } from '@/lib/browser/login-popup';
import { updateSession } from '@/lib/browser/session-store';
import { connectToasts } from '@/lib/browser/toast';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

let toasts: string[] = [];
const disconnect = connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
const sent: { path: string; body: unknown; photos: number }[] = [];

async function draw(answer: () => Response, { loggedIn = true } = {}) {
  let form = new FormData();
  openFakeApi(({ pathname }) => {
    if (pathname === '/api/session') return Response.json({ ...ANONYMOUS_SHOPPER, loggedIn });
    const { photos: _, ...body } = Object.fromEntries(form);
    sent.push({ path: pathname, body, photos: form.getAll('photos').length });
    return answer();
  });
  // Node cannot read the forms of jsdom.
  const Base = globalThis.Request;
  globalThis.Request = class extends Base {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      if (init?.body instanceof FormData) form = init.body;
    }
  };
  render(<WriteReview productId={1001} name="Tulsi Tea" />, { wrapper: fakeRouter().wrapper });
  await act(async () => updateSession({ ...ANONYMOUS_SHOPPER, loggedIn }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Write a review' }));
  return user;
}

const thanks = () => Response.json({ message: reviewApiMessages.thanks });
const refusal = (status: number, code: string, message: string) => () =>
  Response.json({ status: false, code, message }, { status });
const dialog = () => screen.findByRole('dialog', { name: 'Review Tulsi Tea' });

beforeEach(() => {
  toasts = [];
  sent.length = 0;
  closeLogin();
});
afterAll(() => {
  disconnect();
  dispatchEvent(new Event('pagehide'));
});

describe('the review dialog', () => {
  test('starts with four stars and requires no text', async () => {
    const user = await draw(thanks);
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(toasts).toEqual(['success: Thank you for your review!']));
    const body = { rating: '4', review: '' };
    expect(sent).toEqual([{ path: '/api/reviews/1001', body, photos: 0 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('sends the given stars and text', async () => {
    const user = await draw(thanks);
    const form = within(await dialog());
    await user.click(form.getByRole('radio', { name: '2 stars' }));
    await fill(user, form.getByLabelText('Your review'), 'Too sweet');
    await user.click(form.getByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ rating: '2', review: 'Too sweet' }));
  });

  test('sends up to three pictures, and says so of a fourth before anything is sent', async () => {
    const user = await draw(thanks);
    const form = within(await dialog());
    const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
    await user.upload(form.getByLabelText(/^Pictures/), names.map(picture));
    await user.click(form.getByRole('button', { name: 'Submit review' }));
    const tooMany = englishText(photoMessages.tooMany(MAX_REVIEW_PHOTOS));
    expect((await form.findAllByText(tooMany)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await user.upload(form.getByLabelText(/^Pictures/), names.slice(1).map(picture));
    await user.click(form.getByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(sent[0]?.photos).toBe(MAX_REVIEW_PHOTOS));
  });

  test.each([
    ['the server’s words', refusal(429, 'too_many_requests', 'Too many tries.'), 'Too many tries.'],
    ['the specification’s', () => new Response(null, { status: 500 }), 'error'],
  ])('displays in %s why it failed and keeps the text', async (_whose, answer, words) => {
    const user = await draw(answer);
    const form = within(await dialog());
    await fill(user, form.getByLabelText('Your review'), 'Too sweet');
    await user.click(form.getByRole('button', { name: 'Submit review' }));
    expect(await form.findByRole('alert')).toHaveTextContent(words);
    expect(form.getByLabelText('Your review')).toHaveValue('Too sweet');
    expect(toasts).toEqual([]);
  });
});

describe('the login opens', () => {
  const asked = () => {
    expect(toasts).toEqual(['error: Please login to write a review!']);
    expect(loginPopup.get().isOpen).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  };

  test('for a shopper who is not logged in', async () => {
    await draw(thanks, { loggedIn: false });
    asked();
    expect(sent).toEqual([]);
  });

  test('when the login has ended meanwhile', async () => {
    const user = await draw(refusal(401, 'not_logged_in', requestMessages.loginFirst));
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit review' }));
    await waitFor(asked);
  });
});
