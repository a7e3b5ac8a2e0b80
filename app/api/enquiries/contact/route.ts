import { enquiryMessages } from '@/contract/messages/enquiries';
import { contentRoutes } from '@/lib/content-routes';
import { sendInquiryAction } from '@/lib/server/actions/enquiries';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(sendInquiryAction, enquiryMessages.notSent, {
  next: contentRoutes.enquirySent('contact'),
});
