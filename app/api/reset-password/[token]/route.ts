import { commonMessages } from '@/contract/messages/common';
import { accountMessage } from '@/lib/account-error';
import { routes } from '@/lib/routes';
import { resetPasswordAction } from '@/lib/server/actions/account';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  resetPasswordAction,
  (error) => accountMessage(error, commonMessages.wentWrong),
  { next: routes.home(), from: routes.resetPassword() },
);
