import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Profile } from '@/contract/accounts/profile';
import styles from './avatar.module.css';

interface AvatarProps {
  details: Pick<Profile, 'first_name' | 'last_name' | 'profile_pic'>;
  /** The size on the page that changes it. */
  large?: boolean;
}

/**
 * The customer's avatar, otherwise initials. Accounts created by a login code have no name yet: the
 * large size then shows an icon. Screen readers skip it, since the name is beside it.
 */
export function Avatar({ details, large = false }: AvatarProps) {
  const { first_name, last_name, profile_pic } = details;
  const initials = [first_name, last_name].map((name) => name[0] ?? '').join('');
  if (!profile_pic && !initials && !large) return null;
  return (
    <div className={classNames(styles.avatar, large && styles.large)} aria-hidden="true">
      {profile_pic ? (
        <Picture picture={profile_pic} alt="" sizes={large ? '96px' : '64px'} eager />
      ) : (
        initials.toUpperCase() || <Icon name="user-round" />
      )}
    </div>
  );
}
