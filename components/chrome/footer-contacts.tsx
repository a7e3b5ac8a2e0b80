import { useCompany } from '#company';
import { useText } from '#language';
import { CompanyAddress } from '@/components/shared/company-address';
import { StaffText } from '@/components/ui/staff-text';
import { contactOf } from '@/contract/shop/departments';
import type { Contact } from '@/contract/shop/shop';
import { phoneHref, whatsappHref } from '@/lib/format/phone';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch';

/** The contacts for orders, and for exports in a shop that exports. */
export function FooterContacts() {
  const t = useText();
  const company = useCompany();
  const { support, exports } = company;
  return (
    <section className={styles.contacts}>
      <h2>{t('Talk to a person')}</h2>
      <dl>
        <div>
          <dt>{t('Orders and support')}</dt>
          <ContactLines contact={support} />
          <dd>
            <a href={whatsappHref(support.whatsapp)} target="_blank" rel="noopener noreferrer">
              {t('Chat on WhatsApp')}
            </a>
          </dd>
          <dd>{t(support.hours)}</dd>
        </div>
        {exports.isOn && (
          <div>
            <dt>{t('Exports')}</dt>
            <ContactLines contact={contactOf(company, 'exports')} />
          </div>
        )}
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
  const t = useText();
  const { legalName, grievanceOfficer: officer, licences, gstin } = useCompany();
  return (
    <section className={styles.legal} aria-label={t('Company and licences')}>
      <dl>
        <div>
          <dt>{t('Registered office')}</dt>
          <dd>
            <StaffText text={legalName} />
          </dd>
          <dd>
            <CompanyAddress />
          </dd>
        </div>
        <div>
          <dt>{t(officer.designation)}</dt>
          <dd>{t(officer.name)}</dd>
          <ContactLines contact={officer} />
          <dd>
            {t('Acknowledges within {acknowledgeWithinHours} hours, settles within', {
              acknowledgeWithinHours: t(officer.acknowledgeWithinHours),
            })}{' '}
            {t('{days} days', { days: officer.resolveWithinDays })}
          </dd>
        </div>
        <div>
          <dt>{t('Licences')}</dt>
          {licences.map((licence) => (
            <dd key={licence.label}>
              {t(licence.label)} {licence.number}
            </dd>
          ))}
          <dd>GSTIN {gstin}</dd>
        </div>
      </dl>
      <LanguageSwitch />
      <p className="mt-6">{t('© {company}. Prices include GST.', { company: t(legalName) })}</p>
    </section>
  );
}
