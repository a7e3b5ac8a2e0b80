import { DomainError, invalidField } from '../errors.ts';

/** The message goes under the number field, beside the way to sign up. */
export function notRegistered(): DomainError {
  const message = 'This mobile number is not registered. Please create an account.';
  return new DomainError('not_found', message, { mobile_no: [message] });
}

export function couldNotSend(): DomainError {
  return new DomainError('unavailable', 'We could not send the OTP. Please try again later!');
}

export function wrongCode(): DomainError {
  return invalidField('otp', 'The OTP is not right. Please try again!');
}

/** Expired, used, replaced, tried too often, asked for by another browser, never sent: all the same. */
export function noCode(): DomainError {
  return invalidField('otp', 'The OTP has expired. Please ask for a new one!');
}
