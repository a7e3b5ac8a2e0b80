import { object } from 'yup';
import { consent } from '../kit/consents.ts';
import { endpoint } from '../kit/endpoint.ts';
import { requiredLines } from '../kit/fields.ts';
import { messageAnswer } from '../kit/shapes.ts';
import { enquiryMessages } from '../messages/enquiries.ts';

/** What a member asks. It tells about health, so it is not stored without consent. */
export const vaidyaQuestionBody = object({
  question: requiredLines('Question', 3000),
  consent: consent().required(enquiryMessages.consentMissing),
});

/** Not in the specification. */
export const vaidyaQuestionEndpoints = {
  askVaidya: endpoint({
    summary: 'Ask the vaidya a question, as a member; the answer goes to the proven email address',
    method: 'POST',
    path: '/user/vaidya-questions/',
    access: 'customer',
    body: vaidyaQuestionBody,
    answer: messageAnswer,
  }),
};
