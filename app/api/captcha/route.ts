import { handleRead } from '@/lib/server/door/handle-read';
import { readCaptcha } from '@/lib/server/door/read-captcha';

export const GET = handleRead(readCaptcha);
