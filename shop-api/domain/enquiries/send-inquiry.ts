import type { InferType } from 'yup';
import type { inquiryBody } from '../../../contract/enquiries/enquiries.ts';
import { enquiryMessages } from '../../../contract/messages/enquiries.ts';
import { chosenCountry } from '../delivery/chosen-place.ts';
import type { Country } from '../delivery/places.ts';
import type { Given } from '../kernel/context.ts';
import { invalidField } from '../kernel/errors.ts';
import { storeLead } from './store-lead.ts';

type Inquiry = InferType<typeof inquiryBody>;

/**
 * Public. Stores a message of the contact form; it is mailed to the shop, and confirmed to the
 * sender. Errors: `invalid` (country, phone, recaptcha), `too_many_requests`, `unavailable`.
 */
export async function sendInquiry({ ctx, input }: Given<Inquiry>): Promise<void> {
  const country = chosenCountry(input.country);
  assertCallingCode(input.phone, country);
  const { company, name, email, phone, subject, recaptcha } = input;
  const details = [
    { label: 'Age group', value: input.age_group },
    { label: 'Description', value: input.inquiry_description },
  ];
  const lead = { kind: 'contact' as const, company, name, email, phone, subject, details };
  await storeLead({
    ctx,
    input: {
      lead: { ...lead, place: country.name },
      hasConsent: input.consent === true,
      captcha: { form: 'contact', answer: recaptcha },
    },
  });
}

function assertCallingCode(phone: string, { callingCode }: Country): void {
  if (phone.startsWith(callingCode)) return;
  const message = enquiryMessages.otherCallingCode(callingCode);
  throw invalidField('phone', 'calling_code_not_of_country', message);
}
