import { commonMessages } from '@/contract/messages/common';
import { messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { sendLoginCodeAction } from '@/lib/server/actions/log-in';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  sendLoginCodeAction,
  (error) => messageFor(error, commonMessages.tryLater),
  { from: routes.login(), staysOnPage: true, needsCookies: true },
);
