import { commonMessages } from '@/contract/messages/common';
import { messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { logOutAction } from '@/lib/server/actions/log-out';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  logOutAction,
  (error) => messageFor(error, commonMessages.wentWrongTryLater),
  { next: routes.home() },
);
