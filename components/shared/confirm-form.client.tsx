'use client';

import { type FormEvent, useState } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { useSurface } from '@/components/ui/link.client';
import { onSurface } from '@/lib/surface';
import styles from './confirm-form.module.css';

interface ConfirmFormProps {
  /** The label of the button that opens the dialog. */
  label: string;
  question: string;
  /** The consequences of the action. */
  text: string;
  yes: string;
  no: string;
  /** The URL of the plain form post, followed by the pages after success and failure. */
  action: string;
  next: string;
  from: string;
  /** Resolves when the action is done; never rejects. True closes the dialog. */
  onYes: () => Promise<boolean>;
}

/** An action that requires confirmation. Without scripts the question opens in the page. */
export function ConfirmForm({ label, question, text, ...rest }: ConfirmFormProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="danger" className="needs-scripts" onClick={() => setIsOpen(true)}>
        {t(label)}
      </Button>
      <Dialog open={isOpen} onClose={close} title={question}>
        <p>{t(text)}</p>
        <Question {...rest} onDone={close} />
      </Dialog>
      <noscript>
        <details className={styles.plain}>
          <summary>{t(question)}</summary>
          <p>{t(text)}</p>
          <Question {...rest} onDone={close} />
        </details>
      </noscript>
    </>
  );
}

type QuestionProps = Omit<ConfirmFormProps, 'label' | 'question' | 'text'> & { onDone: () => void };

function Question({ yes, no, action, next, from, onYes, onDone }: QuestionProps) {
  const t = useText();
  const surface = useSurface();
  const [isPending, setIsPending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    if (await onYes()) onDone();
    setIsPending(false);
  };
  return (
    <form action={action} method="post" className="cluster gap-3 mt-5" onSubmit={send}>
      <input type="hidden" name="next" value={onSurface(next, surface)} />
      <input type="hidden" name="from" value={onSurface(from, surface)} />
      <Button type="submit" variant="danger" loading={isPending}>
        {t(yes)}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t(no)}
      </Button>
    </form>
  );
}
