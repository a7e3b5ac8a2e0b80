import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import styles from './error-screen.module.css';

/** The screen for what went wrong, in the specification's words. */
export function ErrorScreen({ action }: { action: ReactNode }) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <EmptyState
        heading="h1"
        motif="lotus"
        title="Oops!"
        text="Sorry, an unexpected error has occurred."
        action={action}
      />
    </div>
  );
}
