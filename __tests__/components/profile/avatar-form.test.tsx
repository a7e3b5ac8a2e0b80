import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { AvatarForm } from '@/components/profile/avatar-form.client';
import { avatarApiMessages, avatarMessages } from '@/contract/messages/avatar';
import { englishText } from '@/contract/messages/text-with-values';

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
const TOO_LARGE = englishText(avatarMessages.tooLarge);

const choose = (file: File) => user.upload(screen.getByLabelText('Profile picture'), file);
const upload = () => user.click(screen.getByRole('button', { name: 'Upload picture' }));
const chosen = () => screen.getByLabelText<HTMLInputElement>('Profile picture').files?.length;

function openDoor(answer: () => Response) {
  const asked: string[] = [];
  openFakeApi((url) => {
    asked.push(url.pathname);
    return answer();
  });
  return asked;
}

test('sends a picture as soon as it is chosen, shows the stored avatar and can remove it', async () => {
  const picture = samplePicture('portraits/1');
  const asked = openDoor(() => Response.json({ message: 'Done', picture }));
  render(<AvatarForm details={details} />);
  expect(screen.getByText('AR')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Upload picture' })).toBeNull();
  await choose(new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(asked).toEqual(['/api/profile/picture', '/api/profile/picture/remove']);
  expect(screen.queryByText('me.jpg')).toBeNull();
});

test('refuses a too large file before sending, and takes a smaller one of the same name', async () => {
  const picture = samplePicture('portraits/1');
  const asked = openDoor(() => Response.json({ message: 'Done', picture }));
  render(<AvatarForm details={details} />);
  await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.jpg'));
  expect(await screen.findByText(TOO_LARGE)).toBeVisible();
  expect(asked).toEqual([]);
  // A browser tells of a chosen name only where another one, or none, was chosen.
  expect(chosen()).toBe(0);
  expect(screen.queryByText('me.jpg')).toBeNull();
  await choose(new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('button', { name: 'Remove picture' })).toBeVisible();
  expect(asked).toEqual(['/api/profile/picture']);
});

test('displays why a file was refused, keeps it selected and focuses the field', async () => {
  const message = avatarApiMessages.wrongKind;
  openDoor(() => Response.json({ status: false, code: 'invalid', message }, { status: 422 }));
  render(<AvatarForm details={details} />);
  await choose(new File(['x'], 'me.jpg'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('me.jpg');
  expect(chosen()).toBe(1);
  await waitFor(() => expect(screen.getByLabelText('Profile picture')).toHaveFocus());
});

test('a picture that did not reach the server can be sent again', async () => {
  const asked = openDoor(() => {
    throw new TypeError('Failed to fetch');
  });
  render(<AvatarForm details={details} />);
  await choose(new File(['x'], 'me.jpg'));
  const words = avatarMessages.failed;
  expect(await screen.findByText(words)).toBeVisible();
  expect(chosen()).toBe(1);
  await upload();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(await screen.findByText(words)).toBeVisible();
});

test('shows the outcome of a plain form post', () => {
  const { rerender } = render(
    <AvatarForm details={details} flash={{ message: 'Done', isError: false }} />,
  );
  expect(screen.getByText('Done')).toBeVisible();
  rerender(
    <AvatarForm key="again" details={details} flash={{ message: TOO_LARGE, isError: true }} />,
  );
  expect(screen.getByLabelText('Profile picture')).toHaveAccessibleDescription(
    expect.stringContaining(TOO_LARGE),
  );
});
