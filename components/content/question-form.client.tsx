'use client';

import { useState } from 'react';
import { useText } from '#language';
import { useSettings } from '#settings';
import { ConsentBox } from '@/components/shared/consent-box';
import { DraftNote } from '@/components/shared/draft-note.client';
import { FormFooter } from '@/components/shared/form-footer.client';
import { TextAreaField } from '@/components/shared/text-area-field';
import { Note } from '@/components/ui/note';
import { vaidyaQuestionBody } from '@/contract/enquiries/vaidya-questions';
import { enquiryMessages, vaidyaQuestionMessages } from '@/contract/messages/enquiries';
import { messageFor } from '@/lib/api-error';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { postForMessage } from '@/lib/browser/http';
import { fieldOf } from '@/lib/forms/field-of';
import { useApiForm } from '@/lib/forms/use-api-form.client';

/** A member's question to the vaidya. The answer goes to the address of the account. */
export function QuestionForm() {
  const t = useText();
  const { reply_hours: hours } = useSettings().elite;
  const [sent, setSent] = useState('');
  const form = useApiForm({
    schema: vaidyaQuestionBody,
    defaults: { question: '', consent: undefined },
    draft: 'vaidya',
    send: async (values) => {
      setSent(await postForMessage(enquiryApi.vaidyaQuestion(), values));
      form.hook.reset();
    },
    explain: (error) => messageFor(error, vaidyaQuestionMessages.notSent),
  });
  return (
    <form
      action={enquiryApi.vaidyaQuestion()}
      method="post"
      noValidate
      className="stack gap-4 one-column"
      onSubmit={form.onSubmit}
    >
      <DraftNote form={form} />
      <TextAreaField
        field={fieldOf(form, 'question')}
        label="Your question"
        hint="Age, since when, and what you take already. The answer goes to the email address of your account."
        rows={6}
        required
      />
      <ConsentBox purpose="vaidya" field={fieldOf(form, 'consent')} />
      <FormFooter form={form} pendingLabel={enquiryMessages.sending}>
        {t('Send question')}
      </FormFooter>
      <div role="status">
        {sent && (
          <Note tone="success">
            {t(sent)} {t('You have the answer in {hours} working hours.', { hours })}
          </Note>
        )}
      </div>
    </form>
  );
}
