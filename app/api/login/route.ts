import { loginMessage } from '@/lib/api/account-messages';
import { routes } from '@/lib/routes';
import { logInByEmail } from '@/lib/server/door/account/log-in';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(logInByEmail, loginMessage, {
  next: routes.shop(),
  from: routes.login(),
});
