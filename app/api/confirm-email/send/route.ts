import { commonMessages } from '@/contract/messages/common';
import { messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { sendConfirmLinkAction } from '@/lib/server/actions/account';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  sendConfirmLinkAction,
  (error) => messageFor(error, commonMessages.wentWrongTryLater),
  { next: routes.profile(), from: routes.profile() },
);
