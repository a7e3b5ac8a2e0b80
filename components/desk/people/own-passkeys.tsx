import { Panel } from '@/components/ui/panel';
import type { OwnPasskey, SecondFactor } from '@/contract/accounts/second-factor';
import { staffApi } from '@/lib/api-routes/staff';
import { Moment } from '../moment';
import { AddPasskey } from './add-passkey.client';
import { ByPasskey } from './by-passkey.client';
import { CodeForm } from './code-form';

/** The passkeys of the reader: added and used by this browser, removed by any of them or by a code. */
export function OwnPasskeys({ factor }: { factor: SecondFactor }) {
  const { passkeys, is_set_up: hasApp } = factor;
  return (
    <Panel>
      <div className="stack gap-3">
        <h2>Passkeys</h2>
        <p>
          Your device, your phone or a security key keeps a passkey, which nobody can read over your
          shoulder. A login then asks for it after the password.
        </p>
        <p className="small muted">
          Have two ways to log in, such as passkeys on two devices, or one beside the app: who has
          lost the last one is invited again.
        </p>
        {passkeys.length > 0 && (
          <ul className="stack gap-3">
            {passkeys.map((passkey) => (
              <Passkey key={passkey.id} passkey={passkey} hasApp={hasApp} />
            ))}
          </ul>
        )}
        <AddPasskey hasApp={hasApp} hasPasskey={passkeys.length > 0} />
        <noscript>
          <p>A passkey needs scripts, which your browser does not run.</p>
        </noscript>
      </div>
    </Panel>
  );
}

function Passkey({ passkey, hasApp }: { passkey: OwnPasskey; hasApp: boolean }) {
  const { id, name, added_at: added, used_at: used } = passkey;
  return (
    <li className="cluster middle between gap-3">
      <p>
        <b>{name ?? 'A browser'}</b>
        <br />
        Added <Moment iso={added} />, {used ? <LastUsed iso={used} /> : 'not used yet'}
      </p>
      <ByPasskey
        call={`second-factor/passkeys/${id}/remove`}
        variant="quiet"
        size="small"
        label={`Remove with a passkey: ${name ?? 'A browser'}`}
      >
        Remove with a passkey
      </ByPasskey>
      {hasApp && (
        <details>
          <summary>Remove by a code</summary>
          <CodeForm
            id={`code-${id}`}
            action={staffApi.removePasskey(id)}
            label="Code, or a recovery code"
          >
            Remove
          </CodeForm>
        </details>
      )}
    </li>
  );
}

function LastUsed({ iso }: { iso: string }) {
  return (
    <>
      last used <Moment iso={iso} />
    </>
  );
}
