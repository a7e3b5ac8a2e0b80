import { sendInvoice } from '@/lib/server/door/send-invoice';

export const GET = sendInvoice;
