import { enquiryMessages } from '@/contract/messages/enquiries';
import { routes } from '@/lib/routes';
import { sendInquiryAction } from '@/lib/server/actions/enquiries';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(sendInquiryAction, enquiryMessages.notSent, {
  next: routes.enquirySent('contact'),
});
