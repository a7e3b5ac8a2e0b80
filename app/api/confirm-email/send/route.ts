import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { routes } from '@/lib/routes';
import { sendConfirmLink } from '@/lib/server/door/account/confirm-email';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(
  sendConfirmLink,
  (error) => accountMessage(error, accountMessages.noAnswer),
  { next: routes.profile(), from: routes.profile() },
);
