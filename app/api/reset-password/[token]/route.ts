import { commonMessages } from '@/contract/messages/common';
import { messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { resetPasswordAction } from '@/lib/server/actions/account';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  resetPasswordAction,
  (error) => messageFor(error, commonMessages.wentWrong),
  { next: routes.home(), from: routes.resetPassword() },
);
