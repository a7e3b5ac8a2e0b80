'use client';

import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog.client';
import { Link } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';
import { Or } from './account-frame';
import { LoginArt } from './login-art';
import styles from './login-dialog.module.css';
import { OtpForm } from './otp-form.client';

interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  /** Where a login by email comes back to. */
  next: string;
  /** Nobody asked for it. */
  byItself: boolean;
}

/**
 * The login over the page. It keeps what was typed while it is closed, so that nobody has to ask for
 * another code after a look beside it.
 */
export function LoginDialog({ open, onClose, next, byItself }: LoginDialogProps) {
  const dismiss = useQuietFocus(open && byItself);
  useFocusAfterwards(open);
  return (
    <Dialog open={open} onClose={onClose} title="Login" size="wide" titleHidden>
      <div className={styles.columns}>
        <div className={styles.login}>
          <OtpForm title="Welcome to Vanya">
            <Or />
            <ButtonLink variant="line" block href={routes.login(next)} onClick={onClose}>
              <Mail aria-hidden="true" />
              Use email and password
            </ButtonLink>
            <div className={styles.foot}>
              <p className="small muted">
                New here?{' '}
                <Link className="link" href={routes.signup()} onClick={onClose}>
                  Create New Account
                </Link>
              </p>
              <Button ref={dismiss} variant="text" size="small" onClick={onClose}>
                Not now
              </Button>
            </div>
          </OtpForm>
        </div>
        <LoginArt className={styles.art} />
      </div>
    </Dialog>
  );
}

/** What gets the focus on phones instead of the field, which would bring up the keyboard. */
function useQuietFocus(isWanted: boolean) {
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted && matchMedia('(pointer: coarse)').matches) target.current?.focus();
  }, [isWanted]);
  return target;
}

/** The browser gives the focus back to what opened the dialog; a login may have taken that away. */
function useFocusAfterwards(open: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosing = wasOpen.current && !open;
    wasOpen.current = open;
    if (!isClosing) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !activeElement.closest('dialog'))
      return;
    const main = document.getElementById('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
  }, [open]);
}
