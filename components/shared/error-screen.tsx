import type { ReactNode } from 'react';
import { useText } from '#language';
import { EmptyState } from '@/components/ui/empty-state';
import { errorScreenMessages } from '@/contract/messages/common';
import { referenceText } from '@/lib/format/reference';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  /** A specific explanation, if known. */
  text?: string;
  /** The id of the error in the logs. */
  digest?: string | undefined;
  action: ReactNode;
}

/** The error screen, with the specification's text. */
export function ErrorScreen({ text = errorScreenMessages.text, digest, action }: ErrorScreenProps) {
  const t = useText();
  return (
    <div className={`wrap ${styles.screen}`}>
      <EmptyState
        heading="h1"
        motif="lotus"
        title="Oops!"
        text={text}
        note={digest && t.filled(referenceText(digest))}
        action={action}
      />
    </div>
  );
}
