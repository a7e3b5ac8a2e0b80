import { sendReturnPhoto } from '@/lib/server/shopper/send-return-photo';

export const GET = sendReturnPhoto;
