import { Button } from '@/components/ui/button';
import { FormStack } from '@/components/ui/form-stack';
import { Panel } from '@/components/ui/panel';
import type { SecondFactor } from '@/contract/accounts/second-factor';
import { staffApi } from '@/lib/api-routes/staff';
import type { FormFlash } from '@/lib/view/form-flash';
import { ByPasskey } from './by-passkey.client';
import { CodeForm } from './code-form';

interface SecondFactorViewProps {
  factor: SecondFactor;
  flash: FormFlash | undefined;
}

/** The app of the reader: begun, finished and removed by plain forms, or with a passkey. */
export function SecondFactorView({ factor, flash }: SecondFactorViewProps) {
  const { is_set_up: isSetUp, recovery_codes_left: left, setup, passkeys } = factor;
  const hasPasskey = passkeys.length > 0;
  const [error] = flash?.errors?.code ?? [];
  if (setup) return <Setup setup={setup} error={error} />;
  if (!isSetUp) {
    return (
      <Panel>
        <div className="stack gap-3">
          <h2>App</h2>
          <p>
            An authenticator app, such as Aegis, Google Authenticator or 1Password, makes a new code
            every 30 seconds. Each of your logins then asks for one.
          </p>
          {hasPasskey ? (
            <ByPasskey call="second-factor">Set it up with a passkey</ByPasskey>
          ) : (
            <FormStack action={staffApi.factor()}>
              <Button type="submit">Set it up</Button>
            </FormStack>
          )}
        </div>
      </Panel>
    );
  }
  return (
    <Panel>
      <div className="stack gap-3">
        <h2>App</h2>
        <p>
          It is set up: each login asks for a code of your app. Recovery codes that you have not
          used yet: <b className="num">{left}</b>.
        </p>
        <CodeForm action={staffApi.endFactor()} error={error} label="Code, or a recovery code">
          Remove it
        </CodeForm>
        {hasPasskey && (
          <ByPasskey call="second-factor/end" variant="quiet">
            Remove it with a passkey
          </ByPasskey>
        )}
        <p className="small muted">
          To move to another phone, or to get new recovery codes, remove it and set it up again.
        </p>
      </div>
    </Panel>
  );
}

interface SetupProps {
  setup: NonNullable<SecondFactor['setup']>;
  error: string | undefined;
}

function Setup({ setup: { secret, qr }, error }: SetupProps) {
  return (
    <Panel>
      <div className="stack gap-3">
        <h2>App</h2>
        <p>Scan this picture with your app, or type the key into it.</p>
        {/* biome-ignore lint/performance/noImgElement: drawn in the page, no file */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="The key as a QR code"
          width={220}
          height={220}
        />
        <p className="wrap-anywhere">
          Key: <code>{secret}</code>
        </p>
        <CodeForm action={staffApi.confirmFactor()} error={error} label="Code of the app">
          Finish
        </CodeForm>
      </div>
    </Panel>
  );
}
