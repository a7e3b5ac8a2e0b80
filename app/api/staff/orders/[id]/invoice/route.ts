import { sendStaffDocument } from '@/lib/server/shopper/send-document';

export const GET = sendStaffDocument('invoice');
