import { Icon } from '@/components/ui/icon';
import type { Contact } from '@/contract/shop/shop';
import { phoneHref } from '@/lib/format/phone';

/** A phone number and an email address, each a link. */
export function ContactLines({ contact }: { contact: Contact }) {
  return (
    <ul className="vana-icons">
      <li>
        <a
          className="plain-link inline-row touch gap-2-half strong wrap-anywhere icon-18"
          href={phoneHref(contact.phone)}
        >
          <Icon name="phone" />
          {contact.phone}
        </a>
      </li>
      <li>
        <a
          className="plain-link inline-row touch gap-2-half strong wrap-anywhere icon-18"
          href={`mailto:${contact.email}`}
        >
          <Icon name="mail" />
          {contact.email}
        </a>
      </li>
    </ul>
  );
}
