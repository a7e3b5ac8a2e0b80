'use client';

import { lazy, Suspense, useState } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { reviewMessages } from '@/contract/messages/reviews';
import { openLogin } from '@/lib/browser/login-popup';
import { fetchSession } from '@/lib/browser/session-store';
import { toast } from '@/lib/browser/toast';
import { useSession } from '@/lib/browser/use-session';
import { routes } from '@/lib/routes';
import styles from './write-review.module.css';

/** Loaded when it is first opened. */
const ReviewDialog = lazy(async () => ({
  default: (await import('./review-dialog.client')).ReviewDialog,
}));

interface WriteReviewProps {
  productId: number;
  name: string;
  label?: string;
}

/** Opens the review dialog, or the login for a logged-out shopper. */
export function WriteReview({ productId, name, label = 'Write a review' }: WriteReviewProps) {
  const t = useText();
  const { session, isLoaded } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  const askToLogIn = () => {
    setIsOpen(false);
    toast.error(reviewMessages.login);
    openLogin();
  };
  const open = async () => {
    // If the session cannot be loaded, the dialog opens: sending then reports the failure.
    const known = isLoaded ? session : await fetchSession();
    if (known && !known.loggedIn) return askToLogIn();
    setIsWanted(true);
    setIsOpen(true);
  };

  return (
    <div className={styles.write}>
      <Button variant="line" block className="needs-scripts" onClick={() => void open()}>
        {t(label)}
      </Button>
      <noscript>
        <ButtonLink variant="line" block href={routes.writeReview(productId)}>
          {t(label)}
        </ButtonLink>
      </noscript>
      {isWanted && (
        <Suspense>
          <ReviewDialog
            productId={productId}
            name={name}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            onLoggedOut={askToLogIn}
          />
        </Suspense>
      )}
    </div>
  );
}
