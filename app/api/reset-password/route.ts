import { commonMessages } from '@/contract/messages/common';
import { accountMessage } from '@/lib/account-error';
import { routes } from '@/lib/routes';
import { requestPasswordResetAction } from '@/lib/server/actions/account';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  requestPasswordResetAction,
  (error) => accountMessage(error, commonMessages.wentWrong),
  { from: routes.resetPassword(), staysOnPage: true },
);
