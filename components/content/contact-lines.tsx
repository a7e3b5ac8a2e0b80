import { Icon } from '@/components/ui/icon';
import type { Contact } from '@/contract/shop/shop';
import { phoneHref } from '@/lib/format/phone';
import styles from './contact-lines.module.css';

/** A phone number and an email address, each a link. */
export function ContactLines({ contact }: { contact: Contact }) {
  return (
    <ul className={styles.lines}>
      <li>
        <a href={phoneHref(contact.phone)}>
          <Icon name="phone" />
          {contact.phone}
        </a>
      </li>
      <li>
        <a href={`mailto:${contact.email}`}>
          <Icon name="mail" />
          {contact.email}
        </a>
      </li>
    </ul>
  );
}
