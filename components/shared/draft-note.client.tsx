'use client';

import type { FieldValues } from 'react-hook-form';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { enquiryMessages } from '@/contract/messages/enquiries';
import type { ApiForm } from '@/lib/forms/use-api-form.client';

/**
 * The line above a form with a draft: how required fields are marked, or, after a restored draft,
 * that it was kept. Of fixed height, so that the form does not move.
 */
export function DraftNote<Values extends FieldValues>({ form }: { form: ApiForm<Values> }) {
  const t = useText();
  const { isRestored, startAgain } = form.draft;
  return (
    <div className="row touch gap-x-4 small muted">
      <p role="status">
        {t(isRestored ? enquiryMessages.draftRestored : 'Fields with * are required.')}
      </p>
      {isRestored && (
        <Button variant="text" size="small" onClick={startAgain}>
          {t(enquiryMessages.startAgain)}
        </Button>
      )}
    </div>
  );
}
