import { Mail, Phone } from 'lucide-react';
import type { Contact } from '@/contract/shop';
import { phoneHref } from '@/lib/format/phone';
import styles from './contact-lines.module.css';

/** A phone number and an email address, each a link. */
export function ContactLines({ contact }: { contact: Contact }) {
  return (
    <ul className={styles.lines}>
      <li>
        <a href={phoneHref(contact.phone)}>
          <Phone aria-hidden="true" />
          {contact.phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${contact.email}`}>
          <Mail aria-hidden="true" />
          {contact.email}
        </a>
      </li>
    </ul>
  );
}
