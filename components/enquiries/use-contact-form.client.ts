'use client';

import { enquiryMessages } from '@/contract/messages/enquiries';
import { messageFor } from '@/lib/api-error';
import { postInquiry } from '@/lib/browser/enquiries';
import { toast } from '@/lib/browser/toast';
import type { InquiryFields } from '@/lib/forms/enquiry-fields';
import { inquiryFields } from '@/lib/forms/enquiry-fields';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import { isUnanswered } from './is-unanswered';

/** In the order of the page. */
const DEFAULTS: Partial<InquiryFields> = {
  company: '',
  name: '',
  country_name: '',
  calling_code: '',
  country: undefined,
  phone: '',
  email: '',
  age_group: '00 to 06',
  subject: '',
  inquiry_description: '',
  consent: undefined,
};

/** The state of the contact form. */
export function useContactForm() {
  const captcha = useCaptcha('contact');
  const form = useApiForm<InquiryFields>({
    schema: inquiryFields,
    defaults: DEFAULTS,
    draft: 'contact',
    captcha,
    send: async (values, recaptcha) => {
      toast.success(await postInquiry({ ...values, recaptcha }));
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
