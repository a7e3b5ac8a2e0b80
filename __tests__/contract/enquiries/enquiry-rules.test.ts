import { describe, expect, test } from '@jest/globals';
import { SAMPLE_BOOKING } from '@/__tests__/support/appointment';
import { testForm } from '@/__tests__/support/form-rules';
import {
  SAMPLE_BUSINESS_LEAD,
  SAMPLE_EXPORT_LEAD,
  SAMPLE_INQUIRY,
} from '@/__tests__/support/sample-enquiry';
import { appointmentBody } from '@/contract/enquiries/appointments';
import { inquiryBody } from '@/contract/enquiries/enquiries';
import {
  AGE_GROUPS,
  ANNUAL_REVENUES,
  COMPANY_REGISTERED,
  GENDERS,
  MEDICINE_TYPES,
  PROBLEM_GROUPS,
  PROBLEMS,
} from '@/contract/enquiries/enquiry-choices';
import { businessLeadBody, exportLeadBody } from '@/contract/enquiries/leads';
import { appointmentMessages, enquiryMessages } from '@/contract/messages/enquiries';
import { fieldMessages } from '@/contract/messages/fields';
import { englishText } from '@/contract/messages/text-with-values';

/*
 * The enquiry forms in sections 5 and 8 of the specification; those of accounts are in
 * account-rules.test.ts.
 */

const notAChoice = (label: string) => englishText(fieldMessages.notAChoice(label));
const NOT_TEN_DIGITS = 'Phone must be 10 digits';
const DIGITS_ONLY = 'Phone must contain digits only';
const NO_EMAIL = 'Invalid email format';
const { timeRequired } = appointmentMessages;
const CONSENT = ['the consent tick', 'consent', false, enquiryMessages.consentMissing] as const;

testForm('contact', {
  schema: inquiryBody,
  fields: SAMPLE_INQUIRY,
  required: {
    company: 'Company',
    name: 'Name',
    country: 'Country',
    phone: 'Phone',
    email: 'Email',
    subject: 'Subject',
    inquiry_description: 'Description',
  },
  refused: [
    ['the phone accepts digits only', 'phone', '+9198250x1111', DIGITS_ONLY],
    ['email', 'email', 'asha.example.com', NO_EMAIL],
    ['age groups', 'age_group', '18-45', notAChoice('Age group')],
    [...CONSENT],
  ],
  accepted: [
    ['age_group (default 00 to 06)', { age_group: undefined }],
    ['a phone with separators', { phone: '+91 (0) 98250-11111' }],
    ['a client without the consent box', { consent: undefined }],
  ],
});

const NOT_IN_INDIA = ['2026-12-01T04:00:00Z', '2026-12-01T09:30:00', '2026-12-01'];

testForm('appointment', {
  schema: appointmentBody,
  fields: { ...SAMPLE_BOOKING, start_datetime: '2026-12-01T09:30:00+05:30' },
  required: {
    name: 'Name',
    mobile: 'Phone',
    email: 'Email',
    country_id: 'Country',
    gender: 'Gender',
    age_group: 'Age group',
    problem_suffering_from: 'Problem',
    problem_description: 'Description',
    landmark: 'Landmark',
    is_taking_medicine: 'Medicine',
    event_type: 'Event type',
    category: 'Category',
  },
  refused: [
    ['phone (exactly 10 characters)', 'mobile', '982501111', NOT_TEN_DIGITS],
    ['phone (exactly 10 characters)', 'mobile', '98250111111', NOT_TEN_DIGITS],
    ['phone (exactly 10 characters)', 'mobile', '98250x1111', NOT_TEN_DIGITS],
    ['phone (exactly 10 characters)', 'mobile', '+919825011111 1', NOT_TEN_DIGITS],
    ['email (email type)', 'email', 'asha', NO_EMAIL],
    ['Male, Female, Other', 'gender', 'male', notAChoice('Gender')],
    ['age groups', 'age_group', '60', notAChoice('Age group')],
    ['problem categories', 'problem_suffering_from', 'Boredom', notAChoice('Problem')],
    ['string true/false', 'is_taking_medicine', 'maybe', notAChoice('Medicine')],
    ['value Appointment', 'event_type', 'Party', notAChoice('Event type')],
    ['value Online', 'category', 'Physical Event', notAChoice('Category')],
    ...NOT_IN_INDIA.map((time): [string, string, string, string] => [
      'the slot is sent with a +05:30 offset',
      'start_datetime',
      time,
      timeRequired,
    ]),
    [...CONSENT],
  ],
  accepted: [
    ['the medicine types only when taking medicine', { type_of_medicine_list: undefined }],
    ['the mobile prefixed with the calling code', { mobile: '+919825011111' }],
    ['a client without the consent box', { consent: undefined }],
  ],
});

describe.each([
  ['business', businessLeadBody, SAMPLE_BUSINESS_LEAD],
  ['export', exportLeadBody, SAMPLE_EXPORT_LEAD],
])('leads', (name, schema, fields) => {
  testForm(name, {
    schema,
    fields,
    required: {
      company_name: 'Company name',
      industry_type: 'Industry type',
      company_size: 'Company size',
      annual_revenue: 'Annual revenue',
      company_registered: 'Company registered',
    },
    refused: [
      ['annual revenue options', 'annual_revenue', 'a lot', notAChoice('Annual revenue')],
      ['yes, applied, no', 'company_registered', 'maybe', notAChoice('Company registered')],
      ['email', 'email', 'buyer', NO_EMAIL],
      ['phone_no', 'phone_no', 'nine', DIGITS_ONLY],
      [...CONSENT],
    ],
    accepted: [
      ['website is optional', { website: '' }],
      ['country, state, city are optional', { country: null, state: null, city: undefined }],
      ['contact details are optional', { full_name: '', job_title: '', email: '', phone_no: '' }],
      ['answers are optional', { answer1: undefined, answer4: '' }],
    ],
  });
});

describe('the fixed lists', () => {
  test.each([
    ['age groups', AGE_GROUPS, ['00 to 06', '06 to 12', '12 to 18', '18 to 45', '45 to 60', '60+']],
    ['genders', GENDERS, ['Male', 'Female', 'Other']],
    ['medicine types', MEDICINE_TYPES, ['Other', 'Ayurvedic', 'Homoeopathic', 'Allopathic']],
    ['company registered', COMPANY_REGISTERED, ['yes', 'applied', 'no']],
  ])('%s are those of the specification', (_name, list, specified) => {
    expect(list).toEqual(specified);
  });

  test('have 24 problem categories and 9 annual revenues, each once', () => {
    expect([new Set(PROBLEMS).size, new Set(ANNUAL_REVENUES).size]).toEqual([24, 9]);
  });

  test('every problem but Other is in one group', () => {
    const grouped: string[] = Object.values(PROBLEM_GROUPS).flat();
    expect([...grouped, 'Other'].sort()).toEqual([...PROBLEMS].sort());
  });
});
