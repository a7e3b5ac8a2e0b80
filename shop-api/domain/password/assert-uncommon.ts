import { invalidField } from '../errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Refuses a password that guessers try first; `field` is where it was typed.
 * Errors: `invalid` (`field`).
 */
export function assertUncommon(password: string, field = 'new_password'): void {
  if (!isCommonPassword(password)) return;
  throw invalidField(field, 'This password is too common. Please choose another one');
}
