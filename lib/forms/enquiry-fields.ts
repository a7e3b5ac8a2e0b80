import type { AnyObject, InferType, Maybe, ObjectSchema, TestFunction } from 'yup';
import { inquiryBody } from '@/contract/enquiries/enquiries';
import { businessLeadBody, exportLeadBody } from '@/contract/enquiries/leads';
import { consent } from '@/contract/kit/consents';
import { chosenId } from '@/contract/kit/fields';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { fieldMessages } from '@/contract/messages/fields';
import { besidePlaces, joinCallingCode, type PlaceValues } from './place-values';

/** The shop's own forms always ask for consent. */
const withConsent = {
  ...besidePlaces,
  consent: consent().required(enquiryMessages.consentMissing),
};

/** A place that may be left out; a plain form post sends an empty text for none. */
const optionalPlace = (label: string) =>
  chosenId(fieldMessages.notValid(label))
    .transform((id: number, given: unknown) => (given === '' ? null : id))
    .nullable();

const leadFields = {
  ...withConsent,
  country: optionalPlace('Country'),
  state: optionalPlace('State'),
  city: optionalPlace('City'),
};

/** The fields of the contact form, without the captcha. The cast result is what the API takes. */
export const inquiryFields = inquiryBody
  .omit(['recaptcha'])
  .shape(withConsent)
  .transform(joinCallingCode('phone'));
export type InquiryFields = InferType<typeof inquiryFields>;

/** The same for the business form. */
export const businessFields = businessLeadBody
  .shape(leadFields)
  .transform(joinCallingCode('phone_no'));
type BusinessFields = InferType<typeof businessFields>;

/** The same for the export form. */
export const exportFields = exportLeadBody.shape(leadFields).transform(joinCallingCode('phone_no'));
type ExportFields = InferType<typeof exportFields>;

/** Returns the schema for a form with scripts: a typed place must be one of those offered. */
function withOfferedPlaces<Fields extends Maybe<AnyObject>>(
  schema: ObjectSchema<Fields>,
): ObjectSchema<Fields> {
  return schema
    .test('country', isOffered('country', 'Country'))
    .test('city', isOffered('city', 'City')) as ObjectSchema<Fields>;
}

function isOffered(name: 'country' | 'city', label: string): TestFunction {
  return (fields, { originalValue, createError }) => {
    const typed = (originalValue as PlaceValues)[`${name}_name`]?.trim();
    if (!typed || (fields as PlaceValues)[name]) return true;
    return createError({ path: name, message: fieldMessages.notValid(label) });
  };
}

/** The two forms for companies. */
export type CompanyLeadKind = 'business' | 'export';

/** The values of both; the export form has no requirements, the business form four answers. */
export type LeadFields = Omit<BusinessFields & ExportFields, `question${number}`>;

/** The schema of each form with scripts. */
export const leadSchemas: Record<CompanyLeadKind, ObjectSchema<LeadFields>> = {
  business: withOfferedPlaces(businessFields) as unknown as ObjectSchema<LeadFields>,
  export: withOfferedPlaces(exportFields) as unknown as ObjectSchema<LeadFields>,
};
