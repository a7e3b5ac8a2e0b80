import { enquiryMessages } from '@/contract/messages/enquiries';
import { contentRoutes } from '@/lib/content-routes';
import { sendExportLeadAction } from '@/lib/server/actions/enquiries';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(sendExportLeadAction, enquiryMessages.leadNotSent, {
  next: contentRoutes.enquirySent('export'),
});
