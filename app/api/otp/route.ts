import { commonMessages } from '@/contract/messages/common';
import { accountMessage } from '@/lib/account-error';
import { routes } from '@/lib/routes';
import { sendLoginCodeAction } from '@/lib/server/actions/log-in';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  sendLoginCodeAction,
  (error) => accountMessage(error, commonMessages.tryLater),
  { from: routes.login(), staysOnPage: true },
);
