'use client';

import type { MouseEvent } from 'react';
import { useText } from '#language';
import { useSettings } from '#settings';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { CartData } from '@/contract/cart/cart';
import { cartMessages } from '@/contract/messages/cart';
import { toPaise } from '@/contract/shop/money';
import { isBelowMinimumOrder } from '@/contract/shop/settings';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';
import { hasProblems } from '@/lib/view/cart-problems';

interface CheckoutButtonProps {
  cart: CartData;
  isLoggedIn: boolean;
  size?: 'large';
  block?: boolean;
}

/**
 * Leads to the checkout, for logged-in customers only. Disabled below the minimum order, and while a
 * line has to be settled.
 */
export function CheckoutButton({ cart, isLoggedIn, ...style }: CheckoutButtonProps) {
  const t = useText();
  const settings = useSettings();
  const label = 'Go to checkout';
  if (isBelowMinimumOrder(settings, toPaise(cart.total)) || hasProblems(cart.cart_items)) {
    return (
      <Button {...style} disabled>
        {t(label)}
      </Button>
    );
  }
  if (!isLoggedIn) {
    return (
      <ButtonLink {...style} href={routes.checkout()} onClick={askToLogIn}>
        {t(label)}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...style} href={routes.checkout()}>
      {t(label)}
    </ButtonLink>
  );
}

/** Opens the login popup; without scripts the link leads to the login page. */
function askToLogIn(event: MouseEvent): void {
  event.preventDefault();
  toast.error(cartMessages.loginToOrder, [], { about: 'login' });
  openLogin({ next: routes.checkout() });
}
