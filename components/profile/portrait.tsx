import { UserRound } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/picture';
import type { Profile } from '@/contract/profile';
import styles from './portrait.module.css';

interface PortraitProps {
  details: Pick<Profile, 'first_name' | 'last_name' | 'profile_pic'>;
  /** As large as on the page where it is changed. */
  large?: boolean;
}

/**
 * The customer's picture, else initials. Accounts opened by a code have no name yet: a sign holds the
 * place of the large one. The name stands beside it, so it is nothing to read out.
 */
export function Portrait({ details, large = false }: PortraitProps) {
  const { first_name, last_name, profile_pic } = details;
  const initials = [first_name, last_name].map((part) => part[0] ?? '').join('');
  if (!profile_pic && !initials && !large) return null;
  return (
    <div className={classNames(styles.portrait, large && styles.large)} aria-hidden="true">
      {profile_pic ? (
        <Picture picture={profile_pic} alt="" sizes={large ? '96px' : '64px'} eager />
      ) : (
        initials.toUpperCase() || <UserRound />
      )}
    </div>
  );
}
