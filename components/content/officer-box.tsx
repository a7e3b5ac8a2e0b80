import { useCompany } from '#company';
import { useText } from '#language';
import { CompanyAddress } from '@/components/shared/company-address';
import { Panel } from '@/components/ui/panel';
import { StaffText } from '@/components/ui/staff-text';
import { ContactLines } from './contact-lines';

/** Whom to complain to: the officer that the E-Commerce Rules 2020, rule 4(4) and (5), require. */
export function OfficerBox() {
  const t = useText();
  const { grievanceOfficer: officer, legalName } = useCompany();
  return (
    <Panel variant="cotton" className="stack packed-top gap-2 notch close">
      <h2 className="title-size">{t(officer.designation)}</h2>
      <p>
        <b>{t(officer.name)}</b>
      </p>
      <p>
        <StaffText text={legalName} />, <CompanyAddress />
      </p>
      <ContactLines contact={officer} />
      <p className="muted small">
        {t(
          'Every complaint gets a ticket number within {acknowledgeWithinHours} hours and is settled within {resolveWithinDays} days.',
          {
            acknowledgeWithinHours: t(officer.acknowledgeWithinHours),
            resolveWithinDays: officer.resolveWithinDays,
          },
        )}
      </p>
    </Panel>
  );
}
