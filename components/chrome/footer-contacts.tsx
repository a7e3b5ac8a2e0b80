import { phoneHref } from '@/lib/format/phone';
import type { Contact } from '@/lib/shop-profile';
import { shopProfile } from '@/lib/shop-profile';
import styles from './footer.module.css';

/** Who answers questions about orders, and who about exports. */
export function FooterContacts() {
  const { support, exports } = shopProfile;
  return (
    <section className={styles.contacts}>
      <h2>Talk to a person</h2>
      <dl>
        <div>
          <dt>Orders and support</dt>
          <ContactLines contact={support} />
          <dd>{support.hours}</dd>
        </div>
        <div>
          <dt>Exports</dt>
          <ContactLines contact={exports} />
        </div>
      </dl>
    </section>
  );
}

/** Phone and email of a `dt`, each a link. */
export function ContactLines({ contact }: { contact: Contact }) {
  return (
    <>
      <dd>
        <a href={phoneHref(contact.phone)}>{contact.phone}</a>
      </dd>
      <dd>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </dd>
    </>
  );
}
