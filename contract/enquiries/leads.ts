import { object } from 'yup';
import { consent } from '../kit/consents.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  chosenId,
  optionalEmail,
  optionalLines,
  optionalText,
  requiredOneOf,
  requiredText,
} from '../kit/fields.ts';
import { phoneWithCode } from '../kit/phone-fields.ts';
import { messageAnswer } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import {
  ANNUAL_REVENUES,
  BUSINESS_QUESTIONS,
  COMPANY_REGISTERED,
  EXPORT_QUESTIONS,
} from './enquiry-choices.ts';

const leadFields = {
  company_name: requiredText('Company name'),
  industry_type: requiredText('Industry type'),
  company_size: requiredText('Company size'),
  website: optionalText('Website'),
  annual_revenue: requiredOneOf('Annual revenue', ANNUAL_REVENUES),
  company_registered: requiredOneOf('Company registered', COMPANY_REGISTERED),
  /** Ids of the lists in `address.ts`. */
  country: chosenId(fieldMessages.notValid('Country')).nullable(),
  state: chosenId(fieldMessages.notValid('State')).nullable(),
  city: chosenId(fieldMessages.notValid('City')).nullable(),
  full_name: optionalText('Full name'),
  job_title: optionalText('Job title'),
  email: optionalEmail(),
  phone_no: phoneWithCode(),
  consent: consent(),
};

const question = () => optionalText('Question', 300);
const answer = () => optionalLines('Answer', 2000);

/** `question1` … are sent with `answer1` …, so that old leads stay readable. */
const fourAnswers = {
  question1: question().default(BUSINESS_QUESTIONS[0]),
  answer1: answer(),
  question2: question().default(BUSINESS_QUESTIONS[1]),
  answer2: answer(),
  question3: question().default(BUSINESS_QUESTIONS[2]),
  answer3: answer(),
  question4: question().default(BUSINESS_QUESTIONS[3]),
  answer4: answer(),
};

const elevenAnswers = {
  question1: question().default(EXPORT_QUESTIONS[0]),
  answer1: answer(),
  question2: question().default(EXPORT_QUESTIONS[1]),
  answer2: answer(),
  question3: question().default(EXPORT_QUESTIONS[2]),
  answer3: answer(),
  question4: question().default(EXPORT_QUESTIONS[3]),
  answer4: answer(),
  question5: question().default(EXPORT_QUESTIONS[4]),
  answer5: answer(),
  question6: question().default(EXPORT_QUESTIONS[5]),
  answer6: answer(),
  question7: question().default(EXPORT_QUESTIONS[6]),
  answer7: answer(),
  question8: question().default(EXPORT_QUESTIONS[7]),
  answer8: answer(),
  question9: question().default(EXPORT_QUESTIONS[8]),
  answer9: answer(),
  question10: question().default(EXPORT_QUESTIONS[9]),
  answer10: answer(),
  question11: question().default(EXPORT_QUESTIONS[10]),
  answer11: answer(),
};

export const businessLeadBody = object({
  ...leadFields,
  specific_requirements: optionalLines('Requirements', 5000),
  ...fourAnswers,
});

export const exportLeadBody = object({ ...leadFields, ...elevenAnswers });

export const leadEndpoints = {
  sendBusinessLead: endpoint({
    summary: 'Send the business form',
    method: 'POST',
    path: '/user/web/b2b/create/',
    access: 'public',
    body: businessLeadBody,
    answer: messageAnswer,
  }),
  sendExportLead: endpoint({
    summary: 'Send the export form',
    method: 'POST',
    path: '/user/web/Exportlead/create/',
    access: 'public',
    body: exportLeadBody,
    answer: messageAnswer,
  }),
};
