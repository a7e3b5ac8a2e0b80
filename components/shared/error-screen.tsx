import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  /** What went wrong, where more is known than that something did. */
  text?: string;
  action: ReactNode;
}

/** The screen for what went wrong, in the specification's words. */
export function ErrorScreen({
  text = 'Sorry, an unexpected error has occurred.',
  action,
}: ErrorScreenProps) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <EmptyState heading="h1" motif="lotus" title="Oops!" text={text} action={action} />
    </div>
  );
}
