'use client';

import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import styles from './desk-form.module.css';

interface SaveBarProps {
  /** Without unsaved changes there is nothing to save. */
  isDirty: boolean;
  /** It was mailed, and can be again as it is. */
  isMailed: boolean;
  isPending: boolean;
  /** Why the last save was refused. */
  message: string | undefined;
  /** How many fields the rules refuse. */
  errors: number;
  /** The form began with work that was left unsaved. */
  isRestored: boolean;
  onUndo: () => void;
}

/** The bar at the end of the screen while something is unsaved or refused. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isMailed, isPending, message, errors, onUndo } = props;
  return (
    <div className={`stack gap-2 ${styles.bar}`} data-unsaved={isDirty || errors > 0 || undefined}>
      {message && <Note tone="error">{message}</Note>}
      <div className={`cluster middle gap-2 gap-x-3 ${styles.barRow}`}>
        <p role="status">{statusOf(props)}</p>
        <Button variant="text" disabled={!isDirty || isPending} onClick={onUndo}>
          Undo all
        </Button>
        <Button type="submit" disabled={!isDirty && !isMailed} loading={isPending}>
          {isMailed && !isDirty ? 'Mail it again' : 'Save'}
        </Button>
      </div>
    </div>
  );
}

function statusOf({ isDirty, errors, isRestored }: SaveBarProps): string {
  if (errors === 1) return '1 field to correct';
  if (errors > 1) return `${errors} fields to correct`;
  if (!isDirty) return 'All changes are saved';
  return isRestored ? 'Unsaved changes from before' : 'Unsaved changes';
}
