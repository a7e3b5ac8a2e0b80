import { formatPhone } from '@/lib/format/phone';
import type { ProfileDetailsView } from '@/lib/view/profile';
import { Avatar } from './avatar';
import styles from './profile-head.module.css';

/** The customer's name above the tabs. Accounts created by a login code have no name yet. */
export function ProfileHead({ details }: { details: ProfileDetailsView | null }) {
  const name = details ? `${details.first_name} ${details.last_name}`.trim() : '';
  return (
    <div className={styles.head}>
      <div className={`wrap ${styles.inside}`}>
        {details && <Avatar details={details} />}
        <div className={styles.text}>
          <h1>{name || 'My account'}</h1>
          {details && (
            <p className="muted">
              {details.email && <span>{details.email}</span>}
              {details.mobile_no && <span className="num">{formatPhone(details.mobile_no)}</span>}
            </p>
          )}
        </div>
        {details?.is_subscribed && <p className={styles.elite}>Elite member</p>}
      </div>
    </div>
  );
}
