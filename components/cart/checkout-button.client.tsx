'use client';

import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { CartData } from '@/contract/cart';
import { cartMessages } from '@/lib/api/cart-messages';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';
import { isBelowMinimum } from './is-below-minimum';

interface CheckoutButtonProps {
  cart: CartData;
  isLoggedIn: boolean;
  size?: 'large';
  block?: boolean;
}

/** The way to the checkout: off below the minimum order, and only for those who are logged in. */
export function CheckoutButton({ cart, isLoggedIn, ...look }: CheckoutButtonProps) {
  const words = 'Go to checkout';
  if (isBelowMinimum(cart)) {
    return (
      <Button {...look} disabled>
        {words}
      </Button>
    );
  }
  if (!isLoggedIn) {
    return (
      <ButtonLink {...look} href={routes.checkout()} onClick={askToLogIn}>
        {words}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...look} href={routes.checkout()}>
      {words}
    </ButtonLink>
  );
}

/** Without scripts the link leads to the login, and on from there. */
function askToLogIn(event: MouseEvent): void {
  event.preventDefault();
  toast.error(cartMessages.loginToOrder);
  openLogin({ next: routes.checkout() });
}
