import { commonMessages } from '@/contract/messages/common';
import { messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { requestPasswordResetAction } from '@/lib/server/actions/account';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  requestPasswordResetAction,
  (error) => messageFor(error, commonMessages.wentWrong),
  { from: routes.resetPassword(), staysOnPage: true },
);
