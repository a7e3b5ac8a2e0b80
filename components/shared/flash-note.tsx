import { useText } from '#language';
import { Note } from '@/components/ui/note';
import styles from './flash-note.module.css';

interface FlashNoteProps {
  flash: { message: string; details?: readonly string[] | undefined; isError: boolean };
  className?: string | undefined;
}

/** The outcome of a plain form post, with its details. */
export function FlashNote({
  flash: { message, details = [], isError },
  className,
}: FlashNoteProps) {
  const t = useText();
  return (
    <Note tone={isError ? 'error' : 'success'} className={className}>
      <p>{t(message)}</p>
      {details.length > 0 && (
        <ul className={`stack gap-1 mt-1-half wrap-anywhere ${styles.details}`}>
          {details.map((one) => (
            <li key={one}>{t(one)}</li>
          ))}
        </ul>
      )}
    </Note>
  );
}
