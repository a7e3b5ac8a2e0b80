'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { Language } from '@/contract/shop/languages';
import { messageFor } from '@/lib/api-error';
import { type WrittenMessage, writeMessage } from '@/lib/browser/desk';
import { toast } from '@/lib/browser/toast';
import type { DeskEntry, DeskId } from '@/lib/desk/desk';
import { toEntryFields } from '@/lib/desk/values';
import { useDeskForm } from '../fields/desk-form-context.client';
import styles from './message-preview.module.css';

interface MessagePreviewProps {
  id: DeskId;
  entry: DeskEntry;
  /** The language whose texts are open in the form. */
  language: Language;
}

/** A mail and a text message with sample values, of what is filled in. */
export function MessagePreview({ id, entry, language }: MessagePreviewProps) {
  const { desk, hook } = useDeskForm();
  const [written, setWritten] = useState<WrittenMessage>();
  const [isPending, setPending] = useState(false);
  const write = async () => {
    setPending(true);
    try {
      const fields = toEntryFields(desk, hook.getValues(), entry);
      setWritten(await writeMessage(desk.name, id, { language, fields }));
    } catch (error) {
      const said = messageFor(error, 'The preview could not be made. Please try again');
      toast.error(said, [], { about: 'desk' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Panel className={`stack may-shrink gap-3 ${styles.preview}`}>
      <h2>Preview</h2>
      <p className="hint">Its values: {namesOf(entry)}</p>
      <Button variant="quiet" loading={isPending} onClick={write}>
        Write it with sample values
      </Button>
      {written && (
        <>
          <p className="strong wrap-anywhere">{written.subject}</p>
          <iframe title="The mail" sandbox="" srcDoc={written.html} className={styles.mail} />
          {written.sms && <p className={styles.sms}>{written.sms}</p>}
        </>
      )}
    </Panel>
  );
}

function namesOf({ values }: DeskEntry): string {
  const names = Array.isArray(values) ? values.map((name) => `{${name}}`) : [];
  return names.join(' ') || 'none';
}
