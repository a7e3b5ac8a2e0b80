'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { CLOSED_LOGIN, closeLogin, loginPopup, subscribeToLogin } from '@/lib/browser/login-popup';
import { useSession } from '@/lib/browser/use-session';
import { onSurface, routes } from '@/lib/routes';
import { placeAfterLogin } from './place-after-login';

type Drawn = typeof import('./login-dialog.client')['LoginDialog'];

/**
 * The place of the login dialog: once a page. Its code comes when it is first opened. Inside the
 * mobile app, and where the code does not arrive, the login page stands in for it.
 */
export function LoginHost() {
  const popup = useSyncExternalStore(subscribeToLogin, loginPopup, () => CLOSED_LOGIN);
  const { isOpen, next } = popup;
  const { session } = useSession();
  const surface = useSurface();
  const router = useRouter();
  const [drawn, setDrawn] = useState<{ Dialog: Drawn }>();
  const isDrawn = drawn !== undefined;

  useEffect(() => {
    if (!isOpen) return;
    const openPage = () => {
      closeLogin();
      router.push(onSurface(routes.login(next ?? here()), surface));
    };
    if (surface === 'app') openPage();
    else if (!isDrawn) void fetchDialog().then((Dialog) => setDrawn({ Dialog }), openPage);
  }, [isOpen, next, surface, isDrawn, router]);

  // However the login came about: by the dialog, or in another tab.
  useEffect(() => {
    if (!isOpen || !session.loggedIn) return;
    closeLogin();
    const place = next ?? placeAfterLogin(location);
    if (place) router.push(onSurface(place, surface));
  }, [isOpen, session.loggedIn, next, surface, router]);

  // The back button leaves the dialog behind, with its page.
  useEffect(() => {
    addEventListener('popstate', closeLogin);
    return () => removeEventListener('popstate', closeLogin);
  }, []);

  if (!drawn) return null;
  const { byItself = false } = popup;
  return (
    <drawn.Dialog open={isOpen} onClose={closeLogin} next={next ?? here()} byItself={byItself} />
  );
}

async function fetchDialog(): Promise<Drawn> {
  const { LoginDialog } = await import('./login-dialog.client');
  return LoginDialog;
}

/** Where a login by email comes back to: the page that asked for it. */
function here(): string {
  return placeAfterLogin(location) ?? location.pathname + location.search;
}
