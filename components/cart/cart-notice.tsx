import { Note } from '@/components/ui/note';
import styles from './cart-notice.module.css';

interface CartNoticeProps {
  flash: { message: string; details?: string[]; isError: boolean };
}

/**
 * How a plain form post ended; with scripts a toast says the same. An order that was put into the cart
 * again is told of here in any case.
 */
export function CartNotice({ flash: { message, details = [], isError } }: CartNoticeProps) {
  return (
    <Note tone={isError ? 'error' : 'success'} className={styles.notice}>
      <p>{message}</p>
      {details.length > 0 && (
        <ul className={styles.details}>
          {details.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </Note>
  );
}
