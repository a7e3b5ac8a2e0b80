import type { Contact } from '@/contract/shop';
import { shopProfile } from '@/contract/shop';
import { phoneHref, whatsappHref } from '@/lib/format/phone';
import styles from './footer.module.css';

/** The contacts for orders and for exports. */
export function FooterContacts() {
  const { support, exports } = shopProfile;
  return (
    <section className={styles.contacts}>
      <h2>Talk to a person</h2>
      <dl>
        <div>
          <dt>Orders and support</dt>
          <ContactLines contact={support} />
          <dd>
            <a href={whatsappHref(support.whatsapp)} target="_blank" rel="noopener noreferrer">
              Chat on WhatsApp
            </a>
          </dd>
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

/** The phone number and email address of a `dt`, each a link. */
function ContactLines({ contact }: { contact: Contact }) {
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

/** Details the E-Commerce Rules 2020 require on each page: company, address, officer, licences. */
export function FooterLegal() {
  const { legalName, address, grievanceOfficer: officer, licences, gstin } = shopProfile;
  return (
    <section className={styles.legal} aria-label="Company and licences">
      <dl>
        <div>
          <dt>Registered office</dt>
          <dd>{legalName}</dd>
          <dd>
            {address.line1}, {address.line2}, {address.city}, {address.state} {address.postalCode},{' '}
            {address.country}
          </dd>
        </div>
        <div>
          <dt>{officer.designation}</dt>
          <dd>{officer.name}</dd>
          <ContactLines contact={officer} />
          <dd>
            Acknowledges within {officer.acknowledgeWithinHours} hours, settles within{' '}
            {officer.resolveWithinDays} days
          </dd>
        </div>
        <div>
          <dt>Licences</dt>
          {licences.map((licence) => (
            <dd key={licence.label}>
              {licence.label} {licence.number}
            </dd>
          ))}
          <dd>GSTIN {gstin}</dd>
        </div>
      </dl>
      <p>© {legalName}. Prices include GST.</p>
    </section>
  );
}
