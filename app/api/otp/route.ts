import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { routes } from '@/lib/routes';
import { sendOtp } from '@/lib/server/door/account/send-otp';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(
  sendOtp,
  (error) => accountMessage(error, accountMessages.codeNotSent),
  { from: routes.login(), staysOnPage: true },
);
