import { Link } from '@/components/ui/link.client';
import type { Contact } from '@/contract/shop';
import { shopProfile } from '@/contract/shop';
import { contentRoutes } from '@/lib/content-routes';
import { phoneHref } from '@/lib/format/phone';
import styles from './company-facts.module.css';

/** What the E-Commerce Rules 2020 require of a seller: name, address, numbers, whom to reach. */
export function CompanyFacts() {
  const { legalName, address, gstin, licences, support, grievanceOfficer: officer } = shopProfile;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Legal name</dt>
        <dd>{legalName}</dd>
      </div>
      <div>
        <dt>Registered office and pack house</dt>
        <dd>
          {address.line1}, {address.line2}, {address.city}, {address.state} {address.postalCode},{' '}
          {address.country}
        </dd>
      </div>
      <div>
        <dt>Stores</dt>
        <dd>
          <Link className="link" href={contentRoutes.storeLocator()}>
            Addresses and opening hours
          </Link>
        </dd>
      </div>
      <div>
        <dt>GSTIN</dt>
        <dd>{gstin}</dd>
      </div>
      {licences.map(({ label, number }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
      <div>
        <dt>Customer care</dt>
        <Reach contact={support} />
        <dd className="muted">{support.hours}</dd>
      </div>
      <div>
        <dt>{officer.designation}</dt>
        <dd>{officer.name}</dd>
        <Reach contact={officer} />
      </div>
    </dl>
  );
}

function Reach({ contact: { phone, email } }: { contact: Contact }) {
  return (
    <>
      <dd>
        <a className="link" href={phoneHref(phone)}>
          {phone}
        </a>
      </dd>
      <dd>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </dd>
    </>
  );
}
