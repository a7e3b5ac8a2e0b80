import { Fragment } from 'react';
import { useCompany } from '#company';
import { StaffText } from '@/components/ui/staff-text';

/** The registered address of the company, each part in the language of the page if it is known. */
export function CompanyAddress() {
  const { line1, line2, city, state, postalCode, country } = useCompany().address;
  return (
    <>
      {[line1, line2, city].filter(Boolean).map((part) => (
        <Fragment key={part}>
          <StaffText text={part} />,{' '}
        </Fragment>
      ))}
      <StaffText text={state} /> {postalCode}, <StaffText text={country} />
    </>
  );
}
