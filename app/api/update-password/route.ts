import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { routes } from '@/lib/routes';
import { changePassword } from '@/lib/server/door/account/passwords';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(
  changePassword,
  (error) => accountMessage(error, accountMessages.notChanged),
  { next: routes.home(), from: routes.updatePassword() },
);
