import { sendMembershipDocument } from '@/lib/server/shopper/send-document';

export const GET = sendMembershipDocument('credit-note');
