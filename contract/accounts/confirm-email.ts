import { object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { messageAnswer } from '../kit/shapes.ts';
import { accountMessages } from '../messages/account.ts';

/** The token of a mailed link: its expiry in milliseconds, and a signature. */
export const CONFIRM_TOKEN = /^\d{13}-[\da-f]{64}$/;

export const confirmEmailBody = object({
  token: string()
    .typeError(accountMessages.badConfirmLink)
    .matches(CONFIRM_TOKEN, { message: accountMessages.badConfirmLink, excludeEmptyString: true })
    .required(accountMessages.badConfirmLink),
});

export const confirmEmailEndpoints = {
  confirmEmail: endpoint({
    summary: "Prove the account's address of mail with the mailed link; beside the specification",
    method: 'POST',
    path: '/user/confirm-email/',
    access: 'customer',
    body: confirmEmailBody,
    answer: messageAnswer,
  }),
  sendConfirmLink: endpoint({
    summary:
      'Mail a link that proves the address, where it is not proven; beside the specification',
    method: 'POST',
    path: '/user/confirm-email/send/',
    access: 'customer',
    answer: messageAnswer,
  }),
};
