import type { ReactNode } from 'react';
import { useCompany } from '#company';
import { useText } from '#language';
import { CompanyAddress } from '@/components/shared/company-address';
import { BrandIcon } from '@/components/ui/brand-icons';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { StaffText } from '@/components/ui/staff-text';
import type { Contact } from '@/contract/shop/shop';
import { phoneHref } from '@/lib/format/phone';
import styles from './contact-card.module.css';

interface ContactCardProps {
  title: string;
  contact: Contact & { whatsapp?: string };
  hours?: string;
  /** Whether the address of the company is displayed. */
  hasAddress?: boolean;
}

/** Ways to reach the shop beside a form. */
export function ContactCard({ title, contact, hours, hasAddress = false }: ContactCardProps) {
  const t = useText();
  const { phone, email, whatsapp } = contact;
  return (
    <Panel variant="cotton" className={`stack gap-2 ${styles.card}`}>
      <h2>{t(title)}</h2>
      <ul>
        <ContactLine icon={<Icon name="phone" />}>
          <a href={phoneHref(phone)}>{phone}</a>
        </ContactLine>
        {whatsapp && (
          <ContactLine icon={<BrandIcon brand="whatsapp" width={20} height={20} />}>
            <a href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}>
              {t('WhatsApp {number}', { number: whatsapp })}
            </a>
          </ContactLine>
        )}
        <ContactLine icon={<Icon name="mail" />}>
          <a href={`mailto:${email}`}>{email}</a>
        </ContactLine>
        {hours && <ContactLine icon={<Icon name="clock" />}>{t(hours)}</ContactLine>}
        {hasAddress && (
          <ContactLine icon={<Icon name="map-pin" />}>
            <Address />
          </ContactLine>
        )}
      </ul>
    </Panel>
  );
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={`row touch gap-3 icon-20 ${styles.way}`}>
      {icon}
      <div>{children}</div>
    </li>
  );
}

function Address() {
  const { legalName } = useCompany();
  return (
    <address className={styles.address}>
      <StaffText text={legalName} />
      <br />
      <CompanyAddress />
    </address>
  );
}

/** The officer for complaints, whom the law requires every shop to name. */
export function GrievanceCard() {
  const t = useText();
  const { name, designation, phone, email, ...times } = useCompany().grievanceOfficer;
  return (
    <Panel className={`stack gap-2 ${styles.card}`}>
      <h2>{t(designation)}</h2>
      <p className="muted">
        {t(
          '{name}. Complaints are acknowledged within {acknowledgeWithinHours} hours and resolved within {resolveWithinDays} days.',
          {
            name: t(name),
            acknowledgeWithinHours: t(times.acknowledgeWithinHours),
            resolveWithinDays: t(times.resolveWithinDays),
          },
        )}
      </p>
      <ul>
        <ContactLine icon={<Icon name="phone" />}>
          <a href={phoneHref(phone)}>{phone}</a>
        </ContactLine>
        <ContactLine icon={<Icon name="mail" />}>
          <a href={`mailto:${email}`}>{email}</a>
        </ContactLine>
      </ul>
    </Panel>
  );
}
