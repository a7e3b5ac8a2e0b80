'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { Link } from '@/components/ui/link.client';
import { openLogin } from '@/lib/browser/login-popup';
import { routes } from '@/lib/routes';

/** Opens the login dialog; without JavaScript, or in a new tab, it opens the login page. */
export function LoginLink(props: Omit<ComponentProps<typeof Link>, 'href' | 'onClick'>) {
  return <Link {...props} href={routes.login()} aria-haspopup="dialog" onClick={openDialog} />;
}

function openDialog(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openLogin();
}
