'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { Field } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { StarPicker } from '@/components/ui/star-picker';
import { Textarea } from '@/components/ui/textarea';
import { MAX_REVIEW_LENGTH } from '@/contract/limits';
import { reviewMessages } from '@/contract/messages/reviews';
import { isNotLoggedIn, messageFor } from '@/lib/api-error';
import { postWriteReview } from '@/lib/browser/reviews';
import { toast } from '@/lib/browser/toast';
import styles from './write-review.module.css';

/** The initial rating of the specification's dialog. */
const FIRST_RATING = 4;

interface ReviewDialogProps {
  productId: number;
  name: string;
  open: boolean;
  onClose: () => void;
  /** Called if the login has expired; the text is preserved. */
  onLoggedOut: () => void;
}

/** A form for stars and an optional text. The page below shows the review immediately. */
export function ReviewDialog({ productId, name, open, onClose, onLoggedOut }: ReviewDialogProps) {
  const router = useRouter();
  const { send, isSending, failure } = useSending({
    productId,
    onLoggedOut,
    onSent: () => {
      onClose();
      router.refresh();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={`Review ${name}`}>
      <form className={styles.form} onSubmit={send}>
        <StarPicker legend="Your rating" name="rating" defaultValue={FIRST_RATING} required />
        <Field
          id="review-text"
          label="Your review"
          hint={`If you like, in up to ${MAX_REVIEW_LENGTH.toLocaleString('en-IN')} letters. A second review takes the place of your first.`}
        >
          {(control) => (
            <Textarea {...control} name="review" rows={5} maxLength={MAX_REVIEW_LENGTH} />
          )}
        </Field>
        {failure && <Note tone="error">{failure}</Note>}
        <Button type="submit" block loading={isSending}>
          Submit review
        </Button>
      </form>
    </Dialog>
  );
}

interface Sending {
  productId: number;
  onSent: () => void;
  onLoggedOut: () => void;
}

/** Sends the form once at a time; resets it after success and preserves it after a failure. */
function useSending({ productId, onSent, onLoggedOut }: Sending) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const rating = Number(fields.get('rating'));
    setIsSending(true);
    setFailure('');
    try {
      const message = await postWriteReview(productId, {
        rating,
        review: String(fields.get('review')),
      });
      toast.success(message);
      form.reset();
      onSent();
    } catch (error) {
      if (isNotLoggedIn(error)) onLoggedOut();
      else setFailure(messageFor(error, reviewMessages.failed));
    }
    setIsSending(false);
  };
  return { send, isSending, failure };
}
