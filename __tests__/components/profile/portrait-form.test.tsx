import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortraitForm } from '@/components/profile/portrait-form.client';
import { openFakeDoor } from '../../support/fake-door';
import { samplePicture } from '../../support/sample-picture';

const user = userEvent.setup({ applyAccept: false });
const details = {
  first_name: 'Asha',
  last_name: 'Rao',
  company: '',
  email: 'asha@example.com',
  email_confirmed: true,
  mobile_no: '+919825000000',
  profile_pic: null,
  is_subscribed: false,
};
const TOO_LARGE = 'Please choose a picture of at most 5 MB.';

const choose = (file: File) => user.upload(screen.getByLabelText('Profile picture'), file);
const upload = () => user.click(screen.getByRole('button', { name: 'Upload picture' }));
const chosen = () => screen.getByLabelText<HTMLInputElement>('Profile picture').files?.length;

function openDoor(answer: () => Response) {
  const asked: string[] = [];
  openFakeDoor((url) => {
    asked.push(url.pathname);
    return answer();
  });
  return asked;
}

test('sends the picture and shows what became of it; it can be taken away again', async () => {
  const picture = samplePicture('portraits/1');
  const asked = openDoor(() => Response.json({ message: 'Done', picture }));
  render(<PortraitForm details={details} />);
  expect(screen.getByText('AR')).toBeInTheDocument();
  await choose(new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
  await upload();
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(asked).toEqual(['/api/profile/picture', '/api/profile/picture/remove']);
});

test('refuses nothing and too much before it is sent', async () => {
  const asked = openDoor(() => Response.json({}));
  render(<PortraitForm details={details} />);
  await upload();
  expect(await screen.findByText('Please choose a picture.')).toBeVisible();
  await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.jpg'));
  await upload();
  expect(await screen.findByText(TOO_LARGE)).toBeVisible();
  expect(asked).toEqual([]);
});

test('says why it was refused, keeps the file chosen and goes there', async () => {
  const message = 'Please send a JPEG, PNG or WebP picture.';
  openDoor(() => Response.json({ status: false, code: 'invalid', message }, { status: 422 }));
  render(<PortraitForm details={details} />);
  await choose(new File(['x'], 'me.jpg'));
  await upload();
  expect(await screen.findByText(message)).toBeVisible();
  expect(chosen()).toBe(1);
  await waitFor(() => expect(screen.getByLabelText('Profile picture')).toHaveFocus());
});

test('is honest when nobody answers', async () => {
  openDoor(() => {
    throw new TypeError('Failed to fetch');
  });
  render(<PortraitForm details={details} />);
  await choose(new File(['x'], 'me.jpg'));
  await upload();
  const words = 'Your picture could not be saved. Please try again.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(chosen()).toBe(1);
});

test('shows how a plain form post ended', () => {
  const { rerender } = render(
    <PortraitForm details={details} flash={{ message: 'Done', isError: false }} />,
  );
  expect(screen.getByText('Done')).toBeVisible();
  rerender(
    <PortraitForm key="again" details={details} flash={{ message: TOO_LARGE, isError: true }} />,
  );
  expect(screen.getByLabelText('Profile picture')).toHaveAccessibleDescription(
    expect.stringContaining(TOO_LARGE),
  );
});
