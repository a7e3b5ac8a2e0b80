import { object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { done, text } from './shapes.ts';

const told = object({ ...done, message: text() });

/** The last part of a mailed link: the end of its validity in milliseconds, and a signature. */
export const CONFIRM_TOKEN = /^\d{13}-[\da-f]{64}$/;

/** Cut off, over, for another account or another address: all the same. */
export const BAD_CONFIRM_LINK = 'This link is not valid any more. Please ask for a new one.';

export const confirmEmailBody = object({
  token: string()
    .typeError(BAD_CONFIRM_LINK)
    .matches(CONFIRM_TOKEN, { message: BAD_CONFIRM_LINK, excludeEmptyString: true })
    .required(BAD_CONFIRM_LINK),
});

export const confirmEmailEndpoints = {
  confirmEmail: endpoint({
    summary: "Prove the account's address of mail with the mailed link; beside the specification",
    method: 'POST',
    path: '/user/confirm-email/',
    access: 'customer',
    body: confirmEmailBody,
    answer: told,
  }),
  sendConfirmLink: endpoint({
    summary:
      'Mail a link that proves the address, where it is not proven; beside the specification',
    method: 'POST',
    path: '/user/confirm-email/send/',
    access: 'customer',
    answer: told,
  }),
};
