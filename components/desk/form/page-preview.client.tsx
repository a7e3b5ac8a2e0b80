'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { ApiError, messageFor } from '@/lib/api-error';
import { keepPreview } from '@/lib/browser/desk';
import { toast } from '@/lib/browser/toast';
import type { DeskEntry, DeskId } from '@/lib/desk/desk';
import { toEntryFields } from '@/lib/desk/values';
import { useDeskForm } from '../fields/desk-form-context.client';
import { placedErrors } from './desk-resolver';

interface PagePreviewProps {
  id: DeskId | undefined;
  entry: DeskEntry;
}

/** Opens the real page with what is filled in, before it is saved. */
export function PagePreview({ id, entry }: PagePreviewProps) {
  const { desk, hook } = useDeskForm();
  const [isPending, setPending] = useState(false);
  const open = async () => {
    // Before the call: a browser opens no tab for an answer that comes later.
    const tab = window.open('', '_blank');
    setPending(true);
    try {
      const fields = toEntryFields(desk, hook.getValues(), entry);
      const path = await keepPreview({ kind: desk.kind, id: id?.toString(), fields });
      tab?.location.assign(path);
    } catch (error) {
      tab?.close();
      const wrong =
        error instanceof ApiError ? placedErrors(desk, hook.getValues(), error.fields) : [];
      for (const { path, message } of wrong) hook.setError(path, { message });
      const said = messageFor(error, 'The preview could not be made. Please try again');
      toast.error(said, [], { about: 'desk' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Panel className="stack hug gap-2">
      <Button variant="quiet" loading={isPending} onClick={open}>
        Preview in the real page
      </Button>
      <p className="hint">
        Shows what is filled in here, saved or not, in a new tab. Its address works for a day.
      </p>
    </Panel>
  );
}
