import type { Profile } from '@/contract/profile';
import { formatPhone } from '@/lib/format/phone';
import { Portrait } from './portrait';
import styles from './profile-head.module.css';

type Details = Omit<Profile, 'addresses'>;

/** Who is logged in, above the tabs. Accounts opened by a code have no name yet. */
export function ProfileHead({ details }: { details: Details | null }) {
  const name = details ? `${details.first_name} ${details.last_name}`.trim() : '';
  return (
    <div className={styles.head}>
      <div className={`wrap ${styles.inside}`}>
        {details && <Portrait details={details} />}
        <div className={styles.words}>
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
