import { useText } from '#language';
import { TextWithElements } from '@/components/shared/text-with-elements';
import type { DisplayedMoment } from '@/lib/format/dates';
import { formatPhone } from '@/lib/format/phone';
import type { DisplayedMembership } from '@/lib/view/membership';
import type { ProfileDetailsView } from '@/lib/view/profile';
import { Avatar } from './avatar';
import styles from './profile-head.module.css';

interface ProfileHeadProps {
  details: ProfileDetailsView | null;
  memberships: readonly DisplayedMembership[] | null;
}

/** The customer's name above the tabs. Accounts created by a login code have no name yet. */
export function ProfileHead({ details, memberships }: ProfileHeadProps) {
  const t = useText();
  const name = details ? `${details.first_name} ${details.last_name}`.trim() : '';
  return (
    <div className="cotton">
      <div className={`wrap cluster middle ${styles.inside}`}>
        {details && <Avatar details={details} />}
        <div className={`grow wrap-anywhere ${styles.text}`}>
          <h1>{name || t('My account')}</h1>
          {details && (
            <p className="cluster gap-x-4-half muted">
              {details.email && <span>{details.email}</span>}
              {details.mobile_no && <span className="num">{formatPhone(details.mobile_no)}</span>}
            </p>
          )}
        </div>
        {details?.is_subscribed && <EliteBadge until={lastDayOf(memberships ?? [])} />}
      </div>
    </div>
  );
}

function EliteBadge({ until }: { until: DisplayedMoment | undefined }) {
  const t = useText();
  return (
    <p className={`stack notch ${styles.elite}`}>
      {t('Elite member')}
      {until && (
        <span>
          {' '}
          <TextWithElements
            text="Until {day}"
            elements={{ day: <time dateTime={until.iso}>{t.filled(until.text)}</time> }}
          />
        </span>
      )}
    </p>
  );
}

/** Returns the last day of the terms that are not over. */
function lastDayOf(memberships: readonly DisplayedMembership[]): DisplayedMoment | undefined {
  const days = memberships
    .filter(({ is_expired: isOver, cancelled }) => !isOver && !cancelled)
    .map(({ until }) => until);
  return days.sort((a, b) => b.iso.localeCompare(a.iso))[0];
}
