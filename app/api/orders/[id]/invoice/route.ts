import { sendPaper } from '@/lib/server/door/send-paper';

export const GET = sendPaper('invoice');
