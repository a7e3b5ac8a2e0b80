import { commonMessages } from '@/contract/messages/common';
import { accountMessage } from '@/lib/account-error';
import { routes } from '@/lib/routes';
import { sendConfirmLinkAction } from '@/lib/server/actions/account';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  sendConfirmLinkAction,
  (error) => accountMessage(error, commonMessages.wentWrongTryLater),
  { next: routes.profile(), from: routes.profile() },
);
