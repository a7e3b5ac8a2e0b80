'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { reviewMessages } from '@/lib/api/review-messages';
import { openLogin } from '@/lib/browser/login-popup';
import { readSession } from '@/lib/browser/shopper';
import { toast } from '@/lib/browser/toast';
import { useSession } from '@/lib/browser/use-session';
import styles from './write-review.module.css';

/** Comes when it is opened for the first time. */
const ReviewDialog = lazy(async () => ({
  default: (await import('./review-dialog.client')).ReviewDialog,
}));

interface WriteReviewProps {
  productId: number;
  name: string;
  label?: string;
}

/** Opens the review dialog, or for a shopper who is not logged in the login. */
export function WriteReview({ productId, name, label = 'Write a review' }: WriteReviewProps) {
  const { session, isLoaded } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  const askToLogIn = () => {
    setIsOpen(false);
    toast.error(reviewMessages.login);
    openLogin();
  };
  const open = async () => {
    // A shop that does not answer is told apart when the review is sent.
    const known = isLoaded ? session : await readSession();
    if (known && !known.loggedIn) return askToLogIn();
    setIsWanted(true);
    setIsOpen(true);
  };

  return (
    <div className={styles.write}>
      <Button variant="line" block onClick={() => void open()}>
        {label}
      </Button>
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
