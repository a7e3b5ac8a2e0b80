'use client';

import { useText } from '#language';
import { usePlaces } from '@/components/shared/use-places.client';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { messageFor } from '@/lib/api-error';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { postForMessage } from '@/lib/browser/http';
import { toast } from '@/lib/browser/toast';
import { type CompanyLeadKind, type LeadFields, leadSchemas } from '@/lib/forms/enquiry-fields';
import { firstCountry } from '@/lib/forms/place-values';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { isUnanswered } from './is-unanswered';

/** The specification's time for both toasts. */
const TOAST_MS = 4000;

const COMPANY = {
  country_name: '',
  calling_code: '',
  country: null,
  phone_no: '',
  full_name: '',
  email: '',
  company_name: '',
  industry_type: '',
  company_size: '',
  annual_revenue: undefined,
  company_registered: undefined,
  website: '',
  job_title: '',
  state: null,
  city: null,
  city_name: '',
};

/** In the order of the page. */
const DEFAULTS: Record<CompanyLeadKind, Partial<LeadFields>> = {
  business: {
    ...{ answer1: '', answer2: '', answer3: '' },
    ...COMPANY,
    ...{ specific_requirements: '', answer4: '' },
    consent: undefined,
  },
  export: {
    ...{ answer1: '', answer2: '', answer4: '' },
    ...COMPANY,
    answer3: '',
    answer5: '',
    answer6: '',
    answer7: '',
    answer8: '',
    answer9: '',
    answer10: '',
    answer11: '',
    consent: undefined,
  },
};

/** The state of the business or the export form, with its place pickers. */
export function useLeadForm(kind: CompanyLeadKind) {
  const t = useText();
  const form = useApiForm<LeadFields>({
    schema: leadSchemas[kind],
    defaults: { ...DEFAULTS[kind], ...firstCountry(t) },
    draft: kind,
    send: async (values) => {
      await postForMessage(enquiryApi[`${kind}Enquiry`](), values);
      toast.show({ kind: 'success', text: enquiryMessages.leadSent, durationMs: TOAST_MS });
      form.hook.reset();
    },
    explain: (error) => {
      if (isUnanswered(error)) return enquiryMessages.notSentTryAgain;
      toast.show({ kind: 'error', text: enquiryMessages.leadNotSent, durationMs: TOAST_MS });
      return messageFor(error, enquiryMessages.leadNotSent);
    },
  });
  return { form, places: usePlaces(form) };
}
