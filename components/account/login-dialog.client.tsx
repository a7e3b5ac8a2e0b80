'use client';

import { useEffect, useRef } from 'react';
import { useCompany } from '#company';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';
import { Or } from './account-frame';
import { LoginArt } from './login-art.client';
import { LoginCodeForm } from './login-code-form.client';
import styles from './login-dialog.module.css';

interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  /** The page after a login by email. */
  next: string;
  /** True if the dialog opened without the shopper's action. */
  byItself: boolean;
}

/**
 * The login dialog. It preserves its input while closed, so that a shopper who looks at the page
 * behind it need not request another code.
 */
export function LoginDialog({ open, onClose, next, byItself }: LoginDialogProps) {
  const t = useText();
  const { name } = useCompany();
  const dismiss = useQuietFocus(open && byItself);
  useFocusAfterwards(open);
  const isForOrder = next.startsWith(routes.checkout());
  const title = isForOrder ? 'Log in to place your order' : t('Welcome to {shop}', { shop: name });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Login"
      size={isForOrder ? 'medium' : 'wide'}
      titleHidden
    >
      <div className={isForOrder ? undefined : `split-768 ${styles.columns}`}>
        <div className={`column center gap-3-half ${styles.login}`}>
          <LoginCodeForm title={title} returnTo={{ next }}>
            <Or />
            <ButtonLink variant="line" block href={routes.login(next)} onClick={onClose}>
              <Icon name="mail" />
              {t('Use email and password')}
            </ButtonLink>
            <div className={`cluster middle between gap-x-4 ${styles.foot}`}>
              <p className="small muted">
                {t('New here?')}{' '}
                <Link className="link" href={routes.signup(next)} onClick={onClose}>
                  {t('Create New Account')}
                </Link>
              </p>
              <Button ref={dismiss} variant="text" size="small" onClick={onClose}>
                {t('Not now')}
              </Button>
            </div>
          </LoginCodeForm>
        </div>
        {!isForOrder && <LoginArt className={styles.art} />}
      </div>
    </Dialog>
  );
}

/** Returns a ref to the element focused on phones, since focus in the field opens the keyboard. */
function useQuietFocus(isWanted: boolean) {
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted && matchMedia('(pointer: coarse)').matches) target.current?.focus();
  }, [isWanted]);
  return target;
}

/** Focuses the main content on closing if the login removed the element that opened the dialog. */
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
