import { sendDocument } from '@/lib/server/shopper/send-document';

export const GET = sendDocument('credit-note');
