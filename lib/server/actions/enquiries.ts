import 'server-only';
import { object, string } from 'yup';
import { vaidyaQuestionBody } from '@/contract/enquiries/vaidya-questions';
import { captcha } from '@/contract/kit/fields';
import { withCallingCode } from '@/contract/kit/phones';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { fieldMessages } from '@/contract/messages/fields';
import { englishText } from '@/contract/messages/text-with-values';
import type { Language } from '@/contract/shop/languages';
import { ApiError } from '@/lib/api-error';
import { businessFields, exportFields, inquiryFields } from '@/lib/forms/enquiry-fields';
import { findCountries } from '@/lib/server/api/places';
import type { Write, Written } from '@/lib/server/http/handle-write';
import type { CountryOption } from '@/lib/view/addresses';
import { placeNamed } from '@/lib/view/place-names';

const inquiry = inquiryFields.shape({ recaptcha: captcha() });

/** Sends the message of the contact form. @throws ApiError */
export async function sendInquiryAction({ input, callOnce }: Write<unknown>): Promise<Written> {
  const { message } = await callOnce('sendInquiry', { body: await input(inquiry) });
  return { data: { message }, message };
}

/** Sends a member's question to the vaidya. @throws ApiError */
export async function askVaidyaAction({ input, callOnce }: Write<unknown>): Promise<Written> {
  const { message } = await callOnce('askVaidya', { body: await input(vaidyaQuestionBody) });
  return { data: { message }, message };
}

/** Sends an enquiry of the business form. @throws ApiError */
export async function sendBusinessLeadAction(write: Write<unknown>): Promise<Written> {
  const body = await withCountryNamed(write, await write.input(businessFields));
  await write.callOnce('sendBusinessLead', { body });
  return leadSent;
}

/** Sends an enquiry of the export form. @throws ApiError */
export async function sendExportLeadAction(write: Write<unknown>): Promise<Written> {
  const body = await withCountryNamed(write, await write.input(exportFields));
  await write.callOnce('sendExportLead', { body });
  return leadSent;
}

const leadSent: Written = {
  data: { message: enquiryMessages.leadSent },
  message: enquiryMessages.leadSent,
};

const typedCountry = object({ country_name: string().trim().max(100).optional() });

/**
 * Returns the fields of a lead with the entered country. A page without JavaScript offers no
 * countries, so its form sends the name, and the phone number without the calling code.
 * @throws ApiError invalid (country)
 */
async function withCountryNamed<
  Fields extends { country?: number | null | undefined; phone_no?: string | undefined },
>({ input, t }: Pick<Write<unknown>, 'input' | 't'>, fields: Fields): Promise<Fields> {
  const { country_name: wanted } = await input(typedCountry);
  if (!wanted || fields.country) return fields;
  const { id, callingCode } = await countryNamed(wanted, t.language);
  const phone = fields.phone_no && withCallingCode(callingCode, fields.phone_no);
  return { ...fields, country: id, phone_no: phone };
}

async function countryNamed(wanted: string, language: Language): Promise<CountryOption> {
  const found = placeNamed(wanted, await findCountries(wanted, language));
  if (found) return found;
  const message = fieldMessages.notValid('Country');
  throw new ApiError('domain', message, {
    status: 422,
    code: 'invalid',
    fields: { country: [englishText(message)] },
  });
}
