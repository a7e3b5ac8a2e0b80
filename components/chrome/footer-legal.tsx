import { shopProfile } from '@/lib/shop-profile';
import styles from './footer.module.css';
import { ContactLines } from './footer-contacts';

/** What the E-Commerce Rules 2020 ask to show on every page: company, address, officer, licences. */
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
