import { Button } from '@/components/ui/button';
import { FormStack } from '@/components/ui/form-stack';
import { Panel } from '@/components/ui/panel';
import type { OwnLogin } from '@/contract/accounts/logins';
import { staffApi } from '@/lib/api-routes/staff';
import { Moment } from '../moment';

/** Where the reader is logged in: each login can be ended, this one by logging out. */
export function OwnLogins({ logins }: { logins: readonly OwnLogin[] }) {
  return (
    <Panel>
      <h2>Your logins</h2>
      <p className="small muted">
        One that you do not know is somebody who has your password: end it, and change the password.
      </p>
      <ul className="stack gap-3">
        {logins.map(({ id, device, began_at: began, used_at: used, is_this: isThis }) => (
          <li key={id} className="cluster middle between gap-3">
            <p>
              <b>{device ?? 'A browser'}</b>
              {isThis && ', this one'}
              <br />
              Since <Moment iso={began} />, last used <Moment iso={used} />
            </p>
            {!isThis && (
              <FormStack action={staffApi.endLogin(id)}>
                <Button type="submit" variant="quiet" size="small">
                  End it
                </Button>
              </FormStack>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
