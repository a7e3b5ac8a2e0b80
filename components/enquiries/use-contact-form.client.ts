'use client';

import { useText } from '#language';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { messageFor } from '@/lib/api-error';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { postForMessage } from '@/lib/browser/http';
import { toast } from '@/lib/browser/toast';
import { type InquiryFields, inquiryFields } from '@/lib/forms/enquiry-fields';
import { firstCountry } from '@/lib/forms/place-values';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import type { Translate } from '@/lib/language/translate';
import { isUnanswered } from './is-unanswered';

/** Returns the first values, in the order of the page. */
function firstValues(t: Translate): Partial<InquiryFields> {
  const { country, ...names } = firstCountry(t);
  return {
    subject: '',
    inquiry_description: '',
    company: '',
    name: '',
    ...names,
    country: country ?? undefined,
    phone: '',
    email: '',
    age_group: '00 to 06',
    consent: undefined,
  };
}

/** The state of the contact form. */
export function useContactForm() {
  const t = useText();
  const captcha = useCaptcha('contact');
  const form = useApiForm<InquiryFields>({
    schema: inquiryFields,
    defaults: firstValues(t),
    draft: 'contact',
    captcha,
    send: async (values, recaptcha) => {
      const sent = { ...values, recaptcha };
      toast.success(await postForMessage(enquiryApi.contactEnquiry(), sent));
      form.hook.reset();
      captcha.renew();
    },
    explain: (error) =>
      isUnanswered(error)
        ? enquiryMessages.notAnswered
        : messageFor(error, enquiryMessages.notSent),
  });
  return form;
}
