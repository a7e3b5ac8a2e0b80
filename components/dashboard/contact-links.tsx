import { formatPhone, phoneHref } from '@/lib/format/phone';
import styles from './contact-links.module.css';

/** The addresses of a person, as far as given. */
export function ContactLinks({ email, phone }: { email: string; phone: string }) {
  return (
    <span className={styles.contacts}>
      {email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className="link num" href={phoneHref(phone)}>
          {formatPhone(phone)}
        </a>
      )}
    </span>
  );
}
