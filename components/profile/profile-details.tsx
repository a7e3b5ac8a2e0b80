import type { ReactNode } from 'react';
import { useCompany } from '#company';
import { useText } from '#language';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { Tag } from '@/components/ui/tag';
import type { Profile } from '@/contract/accounts/profile';
import { profileMessages } from '@/contract/messages/profile';
import { accountApi } from '@/lib/api-routes/account';
import { formatPhone } from '@/lib/format/phone';
import { routes } from '@/lib/routes';
import type { DisplayedGiftCard } from '@/lib/view/gift-cards';
import type { ProfileDetailsView } from '@/lib/view/profile';
import { CloseAccount, LogOutButton } from './account-actions.client';
import { GiftCards } from './gift-cards';
import styles from './profile-details.module.css';

interface ProfileDetailsProps {
  details: ProfileDetailsView | null;
  giftCards: DisplayedGiftCard[] | null;
  /** What the customer has of the shop: cards above the gift vouchers. */
  children: ReactNode;
}

/** The customer's details beside what the customer has of the shop; on phones the actions are last. */
export function ProfileDetails({ details, giftCards, children }: ProfileDetailsProps) {
  const t = useText();
  return (
    <div className={`split-1000 top gap-6 gap-x-8 ${styles.columns}`}>
      {details ? (
        <Facts details={details} />
      ) : (
        <Note tone="error">{t(profileMessages.notLoaded)}</Note>
      )}
      <div className={`stack gap-6 ${styles.cards}`}>
        {children}
        <GiftCards giftCards={giftCards} />
      </div>
      <div className="cluster gap-3">
        <ButtonLink variant="line" href={routes.updatePassword()}>
          {t('Change password')}
        </ButtonLink>
        <LogOutButton />
        <CloseAccount />
      </div>
    </div>
  );
}

function Facts({ details }: { details: ProfileDetailsView }) {
  const t = useText();
  const { membershipName } = useCompany();
  return (
    <Panel className={`stack gap-4 ${styles.facts}`}>
      <div className="cluster middle between gap-2 gap-x-4">
        <h2 className="title-size">{t('Your details')}</h2>
        <ButtonLink variant="line" size="small" href={routes.editProfile()}>
          <Icon name="pencil" />
          {t('Edit details')}
        </ButtonLink>
      </div>
      <dl>
        <Fact name="First name">{details.first_name}</Fact>
        <Fact name="Last name">{details.last_name}</Fact>
        <Fact name="Mobile number">
          <span className="num">{formatPhone(details.mobile_no)}</span>
        </Fact>
        <Fact name="Email">{details.email && <EmailFact details={details} />}</Fact>
        <Fact name="Company">{details.company}</Fact>
        <Fact name={membershipName}>
          {details.is_subscribed ? <Tag variant="elite">{t('Member')}</Tag> : t('Not a member')}
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useText();
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}

/** The customer's email address; an unconfirmed one has a note and a button to confirm it. */
function EmailFact({ details }: { details: Pick<Profile, 'email' | 'email_confirmed'> }) {
  const t = useText();
  if (details.email_confirmed) return details.email;
  return (
    <>
      {details.email}
      <form
        action={accountApi.sendConfirmEmail()}
        method="post"
        className="stack hug gap-2 mt-1 regular"
      >
        <ReturnToFields next={routes.profile()} />
        <p className="small muted">{t('Not confirmed: news of your orders is not mailed')}</p>
        <Button type="submit" variant="line" size="small">
          {t('Send me the link')}
        </Button>
      </form>
    </>
  );
}
