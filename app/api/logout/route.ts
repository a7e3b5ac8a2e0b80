import { commonMessages } from '@/contract/messages/common';
import { accountMessage } from '@/lib/account-error';
import { routes } from '@/lib/routes';
import { logOutAction } from '@/lib/server/actions/log-out';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  logOutAction,
  (error) => accountMessage(error, commonMessages.wentWrongTryLater),
  { next: routes.home() },
);
