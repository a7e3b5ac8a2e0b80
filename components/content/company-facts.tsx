import { useCompany } from '#company';
import { useText } from '#language';
import { CompanyAddress } from '@/components/shared/company-address';
import { Link } from '@/components/ui/link.client';
import { StaffText } from '@/components/ui/staff-text';
import type { Contact } from '@/contract/shop/shop';
import { contentRoutes } from '@/lib/content-routes';
import { phoneHref } from '@/lib/format/phone';
import styles from './company-facts.module.css';

/** What the E-Commerce Rules 2020 require of a seller: name, address, numbers, whom to reach. */
export function CompanyFacts() {
  const t = useText();
  const { legalName, gstin, licences, support, grievanceOfficer: officer } = useCompany();
  return (
    <dl className={`stack gap-x-8 mt-5 ${styles.facts}`}>
      <div>
        <dt>{t('Legal name')}</dt>
        <dd>
          <StaffText text={legalName} />
        </dd>
      </div>
      <div>
        <dt>{t('Registered office and pack house')}</dt>
        <dd>
          <CompanyAddress />
        </dd>
      </div>
      <div>
        <dt>{t('Stores')}</dt>
        <dd>
          <Link className="link" href={contentRoutes.storeLocator()}>
            {t('Addresses and opening hours')}
          </Link>
        </dd>
      </div>
      <div>
        <dt>{t('GSTIN')}</dt>
        <dd>{gstin}</dd>
      </div>
      {licences.map(({ label, number }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{number}</dd>
        </div>
      ))}
      <div>
        <dt>{t('Customer care')}</dt>
        <Reach contact={support} />
        <dd className="muted">{t(support.hours)}</dd>
      </div>
      <div>
        <dt>{t(officer.designation)}</dt>
        <dd>{t(officer.name)}</dd>
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
