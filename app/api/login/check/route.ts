import { checkLogin } from '@/lib/server/actions/log-out';

export const GET = checkLogin;
