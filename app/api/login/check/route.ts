import { checkLogin } from '@/lib/server/door/account/check-login';

export const GET = checkLogin;
