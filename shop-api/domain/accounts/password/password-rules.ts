import { isCommonPassword } from '../../../../contract/accounts/common-passwords.ts';
import { passwordApiMessages } from '../../../../contract/messages/password.ts';
import { requestMessages } from '../../../../contract/messages/requests.ts';
import { DomainError, invalidField } from '../../kernel/errors.ts';

/**
 * Refuses a common password; `field` is the form field it was typed in.
 * Errors: `invalid` (`field`).
 */
export function assertUncommon(password: string, field = 'new_password'): void {
  if (!isCommonPassword(password)) return;
  throw invalidField(field, 'password_too_common', passwordApiMessages.tooCommon);
}

/**
 * Runs work with a password. Errors: `too_many_requests` where the queue is so long that more work
 * would slow the machine for other shoppers; all errors of the work.
 */
export async function unlessBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordsBusy') {
      throw new DomainError('too_many_requests', 'sign_in_busy', requestMessages.busyForAMinute);
    }
    throw error;
  }
}
