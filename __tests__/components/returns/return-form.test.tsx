import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fill } from '@/__tests__/support/fill';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { ReturnPageView } from '@/components/returns/return-page-view';
import { photoMessages } from '@/contract/messages/photos';
import { returnMessages } from '@/contract/messages/returns';
import { englishText } from '@/contract/messages/text-with-values';
import { MAX_RETURN_PHOTOS } from '@/contract/shop/limits';
import type { ReturnPage } from '@/lib/view/returns';

const LINES = [
  { product_id: 1070, product_name: 'Brass Akhand Diya', product_image: null, quantity: 1 },
  { product_id: 1069, product_name: 'Cotton Flower Wicks', product_image: null, quantity: 2 },
];

async function draw(changes: Partial<ReturnPage> = {}) {
  const page: ReturnPage = {
    orderId: 5,
    orderNumber: 'VN100005',
    lines: LINES,
    lastDay: { text: 'Fri, 27 Nov', iso: '2026-11-27' },
    formKey: 'the key of this form',
    flash: undefined,
    ...changes,
  };
  // The form checks itself once after it is drawn.
  return act(async () => render(<ReturnPageView {...page} />, { wrapper: fakeRouter().wrapper }));
}

const user = userEvent.setup();
/** Browsers let a shopper choose any file, whatever the field accepts. */
const choosing = userEvent.setup({ applyAccept: false });
const send = () => user.click(screen.getByRole('button', { name: 'Send request' }));
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

describe('the form for a replacement or refund', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/orders/5/request');
  });

  test('names every field that is missing, at its field', async () => {
    await draw();
    await send();
    for (const message of [returnMessages.reason, returnMessages.remedy]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByRole('combobox', { name: /What happened/ })).toBeInvalid();
  });

  test('has the one item chosen where the order has one', async () => {
    await draw({ lines: LINES.slice(0, 1) });
    expect(screen.getByRole('radio', { name: 'Brass Akhand Diya' })).toBeChecked();
  });

  test('refuses a fifth picture at once, and keeps what is typed', async () => {
    await draw();
    const details = screen.getByRole('textbox', { name: /What is wrong/ });
    await fill(user, details, 'One petal is bent.');
    const five = ['1', '2', '3', '4', '5'].map((name) => photo(`${name}.jpg`));
    await user.upload(screen.getByLabelText('Pictures'), five);
    expect(screen.getByText(englishText(photoMessages.tooMany(MAX_RETURN_PHOTOS)))).toBeVisible();
    expect(details).toHaveValue('One petal is bent.');
  });

  test('names the chosen pictures, and says so', async () => {
    await draw();
    const field = screen.getByLabelText('Choose pictures');
    await user.upload(field, [photo('petal.jpg'), photo('box.jpg')]);
    expect(screen.getByText('petal.jpg, box.jpg')).toHaveAttribute('role', 'status');
  });

  test('refuses a file that is no picture at once', async () => {
    await draw();
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await choosing.upload(screen.getByLabelText('Pictures'), [photo('1.jpg'), text]);
    expect(screen.getByText(photoMessages.notAPhoto)).toBeVisible();
  });

  test('leaves a file without a type to the shop', async () => {
    await draw();
    const unnamed = new File(['x'], '1000012', { type: '' });
    await choosing.upload(screen.getByLabelText('Pictures'), [unnamed]);
    expect(screen.queryByText(photoMessages.notAPhoto)).toBeNull();
  });

  test('puts the cursor into the first field that is missing', async () => {
    await draw();
    await send();
    await screen.findByText(returnMessages.itemNotChosen);
    expect(screen.getByRole('radio', { name: 'Brass Akhand Diya' })).toHaveFocus();
  });

  test('is sent once item, reason and remedy are chosen', async () => {
    const sent: string[] = [];
    openFakeApi((url) => {
      sent.push(url.pathname);
      return Response.json({ message: 'Not now' }, { status: 503 });
    });
    await draw();
    await user.click(screen.getByRole('radio', { name: 'Cotton Flower Wicks' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /What happened/ }), 'leaked');
    await user.click(screen.getByRole('radio', { name: 'My money back' }));
    await send();
    await waitFor(() => expect(sent).toEqual(['/api/returns']));
    expect(screen.queryByText(/^Please choose/, { selector: 'p' })).toBeNull();
  });

  test('says who sees the pictures and for how long', async () => {
    await draw();
    expect(screen.getByLabelText('Pictures')).toHaveAccessibleDescription(
      /Only you and our team see them.*180 days after it ends, or when you close your account/,
    );
  });

  test('is a multipart form that works without scripts, and shows what was typed before', async () => {
    const typed = {
      product_id: '1069',
      quantity: '2',
      reason: 'leaked',
      details: 'Oily',
      remedy: '',
    };
    const errors = { remedy: [returnMessages.remedy] };
    const flash = { message: returnMessages.remedy, details: [], isError: true, typed, errors };
    const { container } = await draw({ flash });
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/api/returns');
    expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    expect(form).toHaveFormValues({ order_id: '5', key: 'the key of this form' });
    expect(screen.getByRole('radio', { name: 'Cotton Flower Wicks' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: /What happened/ })).toHaveValue('leaked');
    expect(screen.getByRole('textbox', { name: /What is wrong/ })).toHaveValue('Oily');
    expect(screen.getAllByText(returnMessages.remedy).length).toBeGreaterThan(0);
  });

  test('is not offered when nothing can be asked for', async () => {
    await draw({ lines: [] });
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
    expect(screen.getByText(/Nothing of this order can be asked for/)).toBeVisible();
  });
});
