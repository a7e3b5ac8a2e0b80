'use client';

import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { CartData } from '@/contract/cart';
import { isBelowMinimumOrder } from '@/contract/limits';
import { cartMessages } from '@/contract/messages/cart';
import { toPaise } from '@/contract/money';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';

interface CheckoutButtonProps {
  cart: CartData;
  isLoggedIn: boolean;
  size?: 'large';
  block?: boolean;
}

/** Leads to the checkout: disabled below the minimum order, and for logged-in customers only. */
export function CheckoutButton({ cart, isLoggedIn, ...style }: CheckoutButtonProps) {
  const label = 'Go to checkout';
  if (isBelowMinimumOrder(toPaise(cart.total))) {
    return (
      <Button {...style} disabled>
        {label}
      </Button>
    );
  }
  if (!isLoggedIn) {
    return (
      <ButtonLink {...style} href={routes.checkout()} onClick={askToLogIn}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...style} href={routes.checkout()}>
      {label}
    </ButtonLink>
  );
}

/** Opens the login popup; without scripts the link leads to the login page. */
function askToLogIn(event: MouseEvent): void {
  event.preventDefault();
  toast.error(cartMessages.loginToOrder);
  openLogin({ next: routes.checkout() });
}
