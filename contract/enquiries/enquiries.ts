import { object } from 'yup';
import { consent } from '../kit/consents.ts';
import { endpoint } from '../kit/endpoint.ts';
import { captcha, chosenId, email, oneOf, requiredLines, requiredText } from '../kit/fields.ts';
import { phoneWithCode } from '../kit/phone-fields.ts';
import { messageAnswer } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { AGE_GROUPS } from './enquiry-choices.ts';

export const inquiryBody = object({
  company: requiredText('Company'),
  name: requiredText('Name', 100),
  /** Id of the country. */
  country: chosenId(fieldMessages.required('Country')).required(fieldMessages.required('Country')),
  /** Digits behind the calling code of the country. */
  phone: phoneWithCode().required(fieldMessages.required('Phone')),
  email: email(),
  subject: requiredText('Subject'),
  inquiry_description: requiredLines('Description', 5000),
  age_group: oneOf('Age group', AGE_GROUPS).default('00 to 06'),
  consent: consent(),
  recaptcha: captcha(),
});

export const enquiryEndpoints = {
  sendInquiry: endpoint({
    summary: 'Send the contact form',
    method: 'POST',
    path: '/inquiries/',
    access: 'public',
    body: inquiryBody,
    answer: messageAnswer,
  }),
};
