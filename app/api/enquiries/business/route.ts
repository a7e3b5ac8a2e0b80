import { enquiryMessages } from '@/contract/messages/enquiries';
import { contentRoutes } from '@/lib/content-routes';
import { sendBusinessLeadAction } from '@/lib/server/actions/enquiries';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(sendBusinessLeadAction, enquiryMessages.leadNotSent, {
  next: contentRoutes.enquirySent('business'),
});
