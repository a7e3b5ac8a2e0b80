import { formatPhone, phoneHref } from '@/lib/format/phone';
import styles from './contact-links.module.css';

/** The addresses of a person, as far as given. */
export function ContactLinks({ email, phone }: { email: string; phone: string }) {
  return (
    <span className={`stack hug ${styles.contacts}`}>
      {email && (
        <a className="inline-row wrap-anywhere touch-low link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className="inline-row wrap-anywhere touch-low link num" href={phoneHref(phone)}>
          {formatPhone(phone)}
        </a>
      )}
    </span>
  );
}
