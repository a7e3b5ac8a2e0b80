import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { sampleReview } from '@/__tests__/support/sample-review';
import { NewestReviews } from '@/components/product/newest-reviews.client';
import { reviewMessages } from '@/contract/messages/reviews';
import { closeLogin, loginPopup } from '@/lib/browser/login-popup';
import { updateSession } from '@/lib/browser/session-store';
import { connectToasts } from '@/lib/browser/toast';
import type { ReviewMarks } from '@/lib/view/product';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

let toasts: string[] = [];
const disconnect = connectToasts(({ text }) => toasts.push(text));
let sent: unknown[] = [];
/** A product for each test: its marks are read once. */
let productId = 1001;

async function draw(
  marks: ReviewMarks | Promise<ReviewMarks>,
  { loggedIn = true, count = 4 } = {},
) {
  productId += 1;
  openFakeApi(async ({ pathname }, request) => {
    if (pathname === '/api/session') return Response.json({ ...ANONYMOUS_SHOPPER, loggedIn });
    if (pathname === '/api/review-marks') return Response.json(await marks);
    const body = (await request.json()) as { helpful: boolean };
    sent.push([pathname, body]);
    return Response.json({ helpful: body.helpful, count: body.helpful ? 5 : 4 });
  });
  updateSession({ ...ANONYMOUS_SHOPPER, loggedIn });
  const review = sampleReview({ helpful_count: count });
  // What the server has sent: the code that draws it comes later.
  await act(async () => {
    render(<NewestReviews productId={productId} reviews={[review]} />);
  });
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: /^Helpful/ });

beforeEach(() => {
  toasts = [];
  sent = [];
  closeLogin();
});
afterAll(() => {
  disconnect();
  dispatchEvent(new Event('pagehide'));
});

test('a customer marks a review, sees the new count, and takes the mark back', async () => {
  const user = await draw({ own: null, helpful: [] });
  expect(button()).toHaveTextContent('Helpful4');
  await user.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  expect(button()).toHaveTextContent('Helpful5');
  await user.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
  expect(sent).toEqual([
    ['/api/reviews/9/helpful', { helpful: true }],
    ['/api/reviews/9/helpful', { helpful: false }],
  ]);
});

test('a review that was marked before is pressed', async () => {
  await draw({ own: null, helpful: [9] });
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
});

test('the author of a review reads its count alone', async () => {
  await draw({ own: 9, helpful: [] });
  await waitFor(() => expect(button()).toBeDisabled());
  expect(button()).toHaveTextContent('Helpful4');
});

test('nothing to count is not displayed to the author', async () => {
  await draw({ own: 9, helpful: [] }, { count: 0 });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('a mark holds although the marks of before arrive after it', async () => {
  const marks = Promise.withResolvers<ReviewMarks>();
  const user = await draw(marks.promise);
  await user.click(button());
  await waitFor(() => expect(button()).toHaveTextContent('Helpful5'));
  await act(async () => marks.resolve({ own: null, helpful: [] }));
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

test('a shopper who is not logged in is asked to log in, and nothing is sent', async () => {
  const user = await draw({ own: null, helpful: [] }, { loggedIn: false });
  await user.click(button());
  await waitFor(() => expect(toasts).toEqual([reviewMessages.loginToMark]));
  expect(loginPopup.get().isOpen).toBe(true);
  expect(sent).toEqual([]);
});

test('without JavaScript a plain form leads to the page of the review form', async () => {
  await draw({ own: null, helpful: [] });
  const form = button().closest('form');
  expect(form).toHaveAttribute('action', '/api/reviews/9/helpful');
  expect(form).toHaveFormValues({ next: `/write-review/${productId}` });
});
