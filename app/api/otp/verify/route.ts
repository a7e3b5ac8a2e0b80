import { loginMessage } from '@/lib/api/account-messages';
import { routes } from '@/lib/routes';
import { verifyOtp } from '@/lib/server/door/account/log-in';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(verifyOtp, loginMessage, {
  next: routes.shop(),
  from: routes.login(),
});
