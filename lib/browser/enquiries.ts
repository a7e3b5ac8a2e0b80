import type { InferType } from 'yup';
import type { inquiryBody } from '@/contract/enquiries/enquiries';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import type { CompanyLeadKind, LeadFields } from '@/lib/forms/enquiry-fields';
import type { MessageAnswer } from '@/lib/view/session';
import { sendJson } from './http';

/*
 * The enquiries of a shopper; the API stores the same content once a day. Imports ky: import this
 * module where the whole form is loaded lazily.
 */

/** Sends the message of the contact form. Returns the shop's message. @throws ApiError */
export async function postInquiry(body: InferType<typeof inquiryBody>): Promise<string> {
  const sent = await sendJson<MessageAnswer>('post', enquiryApi.contactEnquiry(), { body });
  return sent.message;
}

/** Sends an enquiry of the business or the export form. @throws ApiError */
export async function postLead(kind: CompanyLeadKind, body: LeadFields): Promise<void> {
  await sendJson('post', enquiryApi[`${kind}Enquiry`](), { body });
}
