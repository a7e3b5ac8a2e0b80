'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { splitLanguage } from '@/contract/shop/languages';
import { closeLogin, loginPopup } from '@/lib/browser/login-popup';
import { useSession } from '@/lib/browser/use-session';
import { useSharedValue } from '@/lib/browser/use-shared-value';
import { routes, safePath } from '@/lib/routes';
import { isInApp, onSurface } from '@/lib/surface';

type LoadedDialog = typeof import('./login-dialog.client')['LoginDialog'];

/**
 * The host of the login dialog, mounted once per page. It loads the dialog's code at the first
 * opening. Inside the mobile app, and if loading fails, it opens the login page instead.
 */
export function LoginHost() {
  const popup = useSharedValue(loginPopup);
  const { isOpen, next } = popup;
  const { session } = useSession();
  const surface = useSurface();
  const router = useRouter();
  const [drawn, setDrawn] = useState<{ Dialog: LoadedDialog }>();
  const isDrawn = drawn !== undefined;

  useEffect(() => {
    if (!isOpen) return;
    const openPage = () => {
      closeLogin();
      router.push(onSurface(routes.login(next ?? currentPage()), surface));
    };
    if (isInApp(surface)) openPage();
    else if (!isDrawn) void fetchDialog().then((Dialog) => setDrawn({ Dialog }), openPage);
  }, [isOpen, next, surface, isDrawn, router]);

  // Covers every login: in the dialog or in another tab.
  useEffect(() => {
    if (!isOpen || !session.loggedIn) return;
    closeLogin();
    const isOnGuestPage = isForGuests(location.pathname);
    const leadsToShop = session.isStaff && !isOfDesk(location.pathname);
    const path = next ?? returnToAfterLogin(location) ?? (leadsToShop && routes.shop());
    if (!path) return;
    // Back must not lead to a form for guests.
    if (isOnGuestPage) router.replace(onSurface(path, surface));
    else router.push(onSurface(path, surface));
  }, [isOpen, session.loggedIn, session.isStaff, next, surface, router]);

  // The back button closes the dialog together with its page.
  useEffect(() => {
    addEventListener('popstate', closeLogin);
    return () => removeEventListener('popstate', closeLogin);
  }, []);

  if (!drawn) return null;
  const { byItself = false } = popup;
  return (
    <drawn.Dialog
      open={isOpen}
      onClose={closeLogin}
      next={next ?? currentPage()}
      byItself={byItself}
    />
  );
}

async function fetchDialog(): Promise<LoadedDialog> {
  const { LoginDialog } = await import('./login-dialog.client');
  return LoginDialog;
}

/** The page to return to after a login by email: the one that opened the dialog. */
function currentPage(): string {
  return returnToAfterLogin(location) ?? location.pathname + location.search;
}

/** Pages for logged-out visitors. */
const GUEST_PAGES: string[] = [routes.login(), routes.signup()];

/** Whose form or list stays as it is when a login is renewed. */
const isOfDesk = (pathname: string) => splitLanguage(pathname).path.startsWith(routes.dashboard());

const isForGuests = (pathname: string) => GUEST_PAGES.includes(splitLanguage(pathname).path);

/** The page after a login that no page requested: the current one, unless it is for guests only. */
export function returnToAfterLogin({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  if (!isForGuests(pathname)) return undefined;
  return safePath(new URLSearchParams(search).get('next'), routes.shop());
}
