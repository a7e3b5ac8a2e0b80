'use client';

import { useRouter } from 'next/navigation';
import { useText } from '#language';
import { Link, useSurface } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import type { FormFlash } from '@/lib/view/form-flash';
import { ConfirmedNumber, ProvenSignUpForm } from './proven-sign-up-form.client';

interface ProvenSignUpProps {
  /** The ten digits whose code was entered before. */
  digits: string;
  /** The page after the sign-up. */
  next: string;
  /** The outcome of the plain post. */
  flash: FormFlash | undefined;
}

/** The sign-up page of a number that is confirmed already: it asks what the login dialog asks. */
export function ProvenSignUp({ digits, next, flash }: ProvenSignUpProps) {
  const t = useText();
  const router = useRouter();
  const surface = useSurface();
  return (
    <>
      <ConfirmedNumber digits={digits}>
        <Link className="link" href={routes.login(next)}>
          {t('Change number')}
        </Link>
      </ConfirmedNumber>
      <ProvenSignUpForm
        digits={digits}
        next={next}
        flash={flash}
        onDone={() => router.replace(onSurface(next, surface))}
      >
        <p className="small muted">
          {t('Already have an account?')}{' '}
          <Link className="link" href={routes.login(next)}>
            {t('Login')}
          </Link>
        </p>
      </ProvenSignUpForm>
    </>
  );
}
