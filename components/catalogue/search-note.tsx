import { useText } from '#language';
import type { SearchOutcome } from '@/contract/catalogue/search';
import styles from './listing.module.css';

interface SearchNoteProps {
  typed: string | undefined;
  outcome: SearchOutcome | undefined;
}

/** Says what a search has understood, where that is not all of what was typed. */
export function SearchNote({ typed, outcome }: SearchNoteProps) {
  const t = useText();
  if (!outcome?.is_partial && !outcome?.corrected) return null;
  const { matched, is_partial: isPartial, corrected } = outcome;
  return (
    <p className={styles.searchNote}>
      {t(isPartial ? 'Showing what matches' : 'Showing results for')}{' '}
      <b>{isPartial ? matched : corrected}</b>
      {corrected && (
        <small className="block small muted">
          {t('You typed')} {typed}
        </small>
      )}
    </p>
  );
}
