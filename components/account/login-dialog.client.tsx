'use client';

import { useEffect, useRef } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Carousel } from '@/components/ui/carousel.client';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { SHOP_NAME } from '@/contract/shop/shop-names';
import { routes } from '@/lib/routes';
import { Or } from './account-frame';
import artStyles from './login-art.module.css';
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
  const dismiss = useQuietFocus(open && byItself);
  useFocusAfterwards(open);
  const isForOrder = next.startsWith(routes.checkout());
  const title = isForOrder
    ? 'Log in to place your order'
    : t('Welcome to {shop}', { shop: SHOP_NAME });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Login"
      size={isForOrder ? 'medium' : 'wide'}
      titleHidden
    >
      <div className={isForOrder ? undefined : styles.columns}>
        <div className={styles.login}>
          <LoginCodeForm title={title} returnTo={{ next }}>
            <Or />
            <ButtonLink variant="line" block href={routes.login(next)} onClick={onClose}>
              <Icon name="mail" />
              {t('Use email and password')}
            </ButtonLink>
            <div className={styles.foot}>
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

const AUTOPLAY_MS = 2_500;

/** The pictures are `public/art/login-{name}.avif`; phones use the `-strip` version. */
const SLIDES = [
  { name: 'elite', caption: 'Free delivery for Elite members' },
  { name: 'orders', caption: 'Track orders and invoices' },
  { name: 'wishlist', caption: 'Save your wishlist' },
] as const;

/** Three pictures of the benefits of an account; on small screens a strip without text. */
function LoginArt({ className }: { className?: string }) {
  const t = useText();
  return (
    <div className={className}>
      <Carousel label="With an account" layout="inset" autoplayMs={AUTOPLAY_MS} loop>
        {SLIDES.map(({ name, caption }) => (
          <div key={name} className={artStyles.slide} data-slide={name}>
            <picture>
              <source media="(max-width: 768px)" srcSet={`/art/login-${name}-strip.avif`} />
              <img
                src={`/art/login-${name}.avif`}
                alt=""
                width={720}
                height={900}
                loading="lazy"
                decoding="async"
                className={artStyles.picture}
              />
            </picture>
            <p className={artStyles.caption}>{t(caption)}</p>
          </div>
        ))}
      </Carousel>
    </div>
  );
}
