import { commonMessages } from '@/contract/messages/common';
import { messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { changePasswordAction } from '@/lib/server/actions/account';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  changePasswordAction,
  (error) => messageFor(error, commonMessages.errorOccurred),
  { next: routes.home(), from: routes.updatePassword() },
);
