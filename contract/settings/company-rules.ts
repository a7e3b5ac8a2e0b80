import { array, boolean, number, type ObjectSchema, object } from 'yup';
import { email, oneOf, optionalEmail, optionalText, requiredText } from '../kit/fields.ts';
import { gstin } from '../kit/gstin-field.ts';
import { fieldMessages } from '../messages/fields.ts';
import { settingMessages } from '../messages/staff-settings.ts';
import { type CompanyProfile, NETWORKS } from '../shop/shop.ts';

/** A number as it is displayed and dialled: with its country code, in groups. */
const optionalPhone = (label = 'Phone') =>
  optionalText(label, 30).matches(/^\+\d[\d ]{6,}\d$/, {
    message: settingMessages.phone(label),
    excludeEmptyString: true,
  });
const phone = (label = 'Phone') => optionalPhone(label).required(fieldMessages.required(label));

const contact = () => ({ phone: phone(), email: email() });

const optionalLink = (label: string) =>
  optionalText(label, 500).matches(/^https:\/\/\S+$/, {
    message: settingMessages.url(label),
    excludeEmptyString: true,
  });
const link = (label: string) => optionalLink(label).required(fieldMessages.required(label));

/** What was saved before departments could be missing has them all. */
const department = () => ({
  isOn: boolean().default(true),
  phone: optionalPhone().default(''),
  email: optionalEmail().default(''),
});

/** A text that only a department needs which the shop has. */
const neededBy = (rule: ReturnType<typeof optionalText>, label: string) =>
  rule.default('').test('needed', fieldMessages.required(label), function isGiven(given) {
    return !this.parent.isOn || given !== '';
  });

const count = (label: string) =>
  number()
    .typeError(fieldMessages.notValid(label))
    .integer(fieldMessages.notValid(label))
    .min(1, fieldMessages.notValid(label))
    .max(365, fieldMessages.tooLarge(label))
    .required(fieldMessages.required(label));

const address = object({
  line1: requiredText('Street 1'),
  line2: optionalText('Street 2').default(''),
  city: requiredText('City', 80),
  state: requiredText('State', 80),
  postalCode: requiredText('PIN code', 6).matches(/^[1-9]\d{5}$/, {
    message: fieldMessages.notValid('PIN code'),
  }),
  country: requiredText('Country', 80),
});

/** FSSAI numbers have 14 digits; those of other licences have no common form. */
const licence = object({
  label: requiredText('Licence', 80),
  number: requiredText('Licence number', 60).test(
    'fssai',
    settingMessages.fssai,
    function isFssai(given) {
      return !/fssai/i.test(this.parent.label ?? '') || /^\d{14}$/.test(given);
    },
  ),
});

/** The facts of the company; the law wants most of them on pages, mails and invoices. */
export const companyRules = object({
  name: requiredText('Name of the shop', 60),
  membershipName: requiredText('Name of the membership', 60),
  legalName: requiredText('Legal name'),
  tagline: requiredText('Tagline'),
  about: requiredText('About the shop', 500),
  address,
  support: object({
    ...contact(),
    whatsapp: phone('WhatsApp number'),
    hours: requiredText('Hours'),
  }),
  exports: object(department()),
  business: object(department()),
  franchise: object(department()),
  organicLiving: object({
    ...department(),
    siteAddress: neededBy(optionalText('Address of the land', 300), 'Address of the land'),
    mapUrl: neededBy(optionalLink('Map'), 'Map'),
  }),
  grievanceOfficer: object({
    ...contact(),
    name: requiredText('Name of the officer'),
    designation: requiredText('Designation'),
    acknowledgeWithinHours: count('Hours to acknowledge'),
    resolveWithinDays: count('Days to settle'),
  }),
  privacyEmail: email('Email for personal data'),
  gstin: gstin().required(fieldMessages.required('GSTIN')),
  licences: array(licence).max(20).default([]),
  social: array(object({ network: oneOf('Network', NETWORKS).required(), url: link('Address') }))
    .max(10)
    .default([]),
}) as unknown as ObjectSchema<CompanyProfile>;
