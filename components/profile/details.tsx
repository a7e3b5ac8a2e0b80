import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { Profile } from '@/contract/profile';
import type { ShownGiftVoucher } from '@/lib/api/gift-vouchers';
import { profileMessages } from '@/lib/api/profile-messages';
import { formatPhone } from '@/lib/format/phone';
import { routes } from '@/lib/routes';
import { CloseAccount } from './close-account.client';
import styles from './details.module.css';
import { EmailFact } from './email-fact';
import { GiftVouchers } from './gift-vouchers';
import { LogOut } from './log-out.client';

interface DetailsProps {
  details: Omit<Profile, 'addresses'> | null;
  giftVouchers: ShownGiftVoucher[] | null;
}

/** What the shop knows of the customer, and what can be done about it. */
export function Details({ details, giftVouchers }: DetailsProps) {
  return (
    <div className={styles.details}>
      {details ? (
        <Facts details={details} />
      ) : (
        <Note tone="error">{profileMessages.notLoaded}</Note>
      )}
      <GiftVouchers vouchers={giftVouchers} />
      <div className={styles.actions}>
        <ButtonLink variant="line" href={routes.updatePassword()}>
          Change password
        </ButtonLink>
        <LogOut />
        <CloseAccount />
      </div>
    </div>
  );
}

function Facts({ details }: { details: Omit<Profile, 'addresses'> }) {
  return (
    <Panel className={styles.facts}>
      <dl>
        <Fact name="First name">{details.first_name}</Fact>
        <Fact name="Last name">{details.last_name}</Fact>
        <Fact name="Company">{details.company}</Fact>
        <Fact name="Email">{details.email && <EmailFact details={details} />}</Fact>
        <Fact name="Mobile number">{formatPhone(details.mobile_no)}</Fact>
        <Fact name="Vanya Elite">{details.is_subscribed ? 'Member' : 'Not a member'}</Fact>
      </dl>
      <ButtonLink href={routes.editProfile()}>Edit details</ButtonLink>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}
