import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { refuse } from '@/__tests__/support/fake-account-api';
import { accountApiMessages } from '@/contract/messages/account';
import { fill } from './fill';

/** The field of the drawn sign-up form with this label. */
export const field = (label: RegExp) => screen.getByLabelText(label);

/** Types what the form asks of somebody whose number is confirmed. */
export async function fillInPerson(user: UserEvent): Promise<void> {
  await user.type(field(/First name/), 'Asha');
  await fill(user, field(/Last name/), 'Patel');
  await fill(user, field(/Email/), 'asha@example.com');
  await fill(user, field(/^Password/), 'Tulsi@2026');
}

/** Types into every field, and pastes the number with its calling code. */
export async function fillInSignUp(user: UserEvent): Promise<void> {
  await fillInPerson(user);
  await user.clear(field(/Mobile number/));
  await user.click(field(/Mobile number/));
  await user.paste('+91 98250 00000');
  await fill(user, field(/Confirm password/), 'Tulsi@2026');
}

/** The answer for an email address that another account has. */
export const knownEmail = () =>
  refuse({
    status: 422,
    code: 'invalid',
    message: accountApiMessages.knownEmail,
    errors: { email: [accountApiMessages.knownEmail] },
  });
