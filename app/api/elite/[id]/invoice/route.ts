import { sendMembershipDocument } from '@/lib/server/shopper/send-document';

export const GET = sendMembershipDocument('invoice');
