'use client';

import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { useSurface } from '@/components/ui/link.client';
import { onSurface } from '@/lib/routes';
import styles from './confirm-form.module.css';

interface ConfirmFormProps {
  /** The button that asks, and the title of the question. */
  label: string;
  question: string;
  /** What will come of it. */
  text: string;
  yes: string;
  no: string;
  /** Where a plain form post goes, and the pages that it leads to. */
  action: string;
  next: string;
  from: string;
  /** Resolves when it is done; never rejects. True closes the dialog. */
  onYes: () => Promise<boolean>;
}

/** A deed that asks back before it is done. Without scripts the question unfolds in the page. */
export function ConfirmForm({ label, question, text, ...rest }: ConfirmFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="danger" className={styles.asking} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} title={question}>
        <p>{text}</p>
        <Question {...rest} onDone={close} />
      </Dialog>
      <noscript>
        <details className={styles.plain}>
          <summary>{question}</summary>
          <p>{text}</p>
          <Question {...rest} onDone={close} />
        </details>
      </noscript>
    </>
  );
}

type QuestionProps = Omit<ConfirmFormProps, 'label' | 'question' | 'text'> & { onDone: () => void };

function Question({ yes, no, action, next, from, onYes, onDone }: QuestionProps) {
  const surface = useSurface();
  const [isPending, setIsPending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    if (await onYes()) onDone();
    setIsPending(false);
  };
  return (
    <form action={action} method="post" className={styles.choice} onSubmit={send}>
      <input type="hidden" name="next" value={onSurface(next, surface)} />
      <input type="hidden" name="from" value={onSurface(from, surface)} />
      <Button type="submit" variant="danger" loading={isPending}>
        {yes}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {no}
      </Button>
    </form>
  );
}
