import { signUpMessage } from '@/lib/account-error';
import { routes } from '@/lib/routes';
import { signUpProvenAction } from '@/lib/server/actions/log-in';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(signUpProvenAction, signUpMessage, {
  next: routes.shop(),
  from: routes.signup(),
  needsCookies: true,
});
