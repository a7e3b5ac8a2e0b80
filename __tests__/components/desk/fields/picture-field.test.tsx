import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { DeskForm } from '@/components/desk/form/desk-form.client';
import { pictureMessages } from '@/contract/messages/staff-pictures';
import { bannerDesk } from '@/lib/desk/descriptions/banners';
import { removeAllDrafts } from '@/lib/forms/draft-store';

const user = userEvent.setup({ delay: null, applyAccept: false });
const ID = '0123456789abcdef';

let refusal: string | undefined;

beforeEach(() => {
  removeAllDrafts();
  refusal = undefined;
  openFakeApi((url, request) => {
    const picture = { id: ID, ...samplePicture('rain') };
    if (request.method === 'GET')
      return Response.json({ status: true, data: { picture, made: 3, total: 3 } });
    if (url.pathname !== '/api/desk/pictures') return Response.json({ status: true, version: 2 });
    if (refusal) {
      const body = {
        status: false,
        message: refusal,
        code: 'invalid',
        errors: { pictures: [refusal] },
      };
      return Response.json(body, { status: 422 });
    }
    return Response.json({ status: true, data: [{ name: 'rain.jpg', picture, refusal: null }] });
  });
});

function draw() {
  const trail = { data: [], total_count: 0, total_pages: 1 };
  const page = { id: undefined, entry: {}, version: 0, names: {}, trail };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DeskForm desk={bannerDesk} page={page} host="shop.example" />
    </SWRConfig>,
    { wrapper: fakeRouter().wrapper },
  );
}

const rain = new File(['rain'], 'rain.jpg', { type: 'image/jpeg' });
const wide = () => screen.getByLabelText(/^Wide picture/);
const remove = () => screen.findByRole('button', { name: 'Remove: Wide picture' });

test('a chosen picture is stored and stands in the form', async () => {
  draw();
  await user.upload(wide(), rain);
  expect(await remove()).toBeVisible();
});

test('a picture can be pasted', async () => {
  draw();
  fireEvent.paste(wide(), { clipboardData: { files: [rain] } });
  expect(await remove()).toBeVisible();
});

test('a removed picture comes back with Undo', async () => {
  draw();
  await user.upload(wide(), rain);
  await user.click(await remove());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await remove()).toBeVisible();
});

test('a refused file says why, with its name, until it is dismissed', async () => {
  refusal = pictureMessages.drawing;
  draw();
  await user.upload(wide(), new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText(`logo.svg: ${pictureMessages.drawing}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss the error of logo.svg' }));
  await waitFor(() => expect(screen.queryByText(/^logo.svg/)).toBeNull());
});
