import { commonMessages } from '@/contract/messages/common';
import { accountMessage } from '@/lib/account-error';
import { routes } from '@/lib/routes';
import { changePasswordAction } from '@/lib/server/actions/account';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  changePasswordAction,
  (error) => accountMessage(error, commonMessages.errorOccurred),
  { next: routes.home(), from: routes.updatePassword() },
);
