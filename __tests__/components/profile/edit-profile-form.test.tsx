import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeAccountApi, refuse } from '@/__tests__/support/fake-account-api';
import { EditProfileForm } from '@/components/profile/edit-profile-form.client';
import { profileApiMessages, profileMessages } from '@/contract/messages/profile';

const user = userEvent.setup();
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
const NEW_NUMBER = '+919825011111';
const CODE_SENT = profileMessages.newNumberCode;
const refusal = (field: string, message: string) =>
  refuse({ status: 422, code: 'invalid', message, errors: { [field]: [message] } });

const save = () => user.click(screen.getByRole('button', { name: 'Save details' }));

async function untilLeft(): Promise<void> {
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('navigation') }),
    ),
  );
  jest.mocked(console.error).mockClear();
}

async function changeNumber(number: string): Promise<void> {
  const field = screen.getByLabelText(/Mobile number/);
  await user.clear(field);
  await user.type(field, number);
}

beforeEach(() => history.replaceState(null, '', '/profile/edit'));

test('sends the details as displayed; the email is read-only', async () => {
  const sent = openFakeAccountApi(() => Response.json({ message: 'done' }));
  render(<EditProfileForm details={details} />);
  expect(screen.getByLabelText(/Email/)).toHaveAttribute('readonly');
  expect(screen.getByLabelText(/Mobile number/)).toHaveValue('+91 98250 00000');
  await user.type(screen.getByLabelText('Company'), 'Neem');
  await save();
  await untilLeft();
  const body = { company: 'Neem', mobile_no: '+919825000000' };
  expect(sent).toMatchObject([{ path: '/api/profile', body }]);
});

test('asks an account without an email for one', async () => {
  const sent = openFakeAccountApi(() => Response.json({ message: 'done' }));
  render(<EditProfileForm details={{ ...details, email: '' }} />);
  await user.type(screen.getByLabelText(/Email/), 'asha@example.com');
  await save();
  await untilLeft();
  expect(sent).toMatchObject([{ body: { email: 'asha@example.com' } }]);
});

test('understands a number however its country is written', async () => {
  const sent = openFakeAccountApi(() => Response.json({ message: 'done' }));
  render(<EditProfileForm details={details} />);
  await changeNumber('00919825011111');
  expect(screen.getByLabelText(/Mobile number/)).toHaveValue(NEW_NUMBER);
  await save();
  await untilLeft();
  expect(sent).toMatchObject([{ body: { mobile_no: NEW_NUMBER } }]);
});

test('refuses a short number with the specified message and accepts at most 13 characters', async () => {
  const sent = openFakeAccountApi(() => Response.json({}));
  render(<EditProfileForm details={details} />);
  await changeNumber('98250');
  await save();
  expect(await screen.findByText(profileApiMessages.invalidMobile)).toBeVisible();
  await changeNumber(`${NEW_NUMBER}99`);
  expect(screen.getByLabelText(/Mobile number/)).toHaveValue(NEW_NUMBER);
  expect(sent).toEqual([]);
});

test('asks for the code of a new number, then sends it with the form', async () => {
  const sent = openFakeAccountApi(({ body }) =>
    body.otp ? Response.json({ message: 'done' }) : refusal('otp', CODE_SENT),
  );
  render(<EditProfileForm details={details} />);
  expect(screen.queryByLabelText(/OTP/)).toBeNull();
  await changeNumber(NEW_NUMBER);
  await save();
  const code = await screen.findByLabelText(/OTP/);
  expect(code).toHaveAccessibleDescription(CODE_SENT);
  expect(code).not.toHaveAttribute('aria-invalid');
  await user.type(code, '123456');
  await save();
  await untilLeft();
  expect(sent.at(-1)?.body).toMatchObject({ mobile_no: NEW_NUMBER, otp: '123456' });
});

test('shows why a plain form post was refused, with the input', async () => {
  const flash = {
    message: CODE_SENT,
    isError: true,
    typed: { mobile_no: NEW_NUMBER },
    errors: { otp: [CODE_SENT] },
  };
  await act(async () => void render(<EditProfileForm details={details} flash={flash} />));
  expect(screen.getByLabelText(/Mobile number/)).toHaveValue(NEW_NUMBER);
  expect(screen.getByLabelText(/OTP/)).toBeVisible();
});
