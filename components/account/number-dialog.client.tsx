'use client';

import dynamic from 'next/dynamic';
import { Dialog } from '@/components/ui/dialog.client';
import styles from './number-dialog.module.css';

const LoginCodeForm = dynamic(async () => (await import('./login-code-form.client')).LoginCodeForm);

interface NumberDialogProps {
  /** The ten digits to confirm; undefined while the dialog is closed. */
  digits: string | undefined;
  onClose: () => void;
  /** The code was right, and no account has the number. */
  onProven: () => void;
  /** The code was right, and has logged in to the account of the number. */
  onLoggedIn: () => void;
}

/** The login dialog of a sign-up: it sends a code to the number at once. */
export function NumberDialog({ digits, onClose, onProven, onLoggedIn }: NumberDialogProps) {
  return (
    <Dialog open={digits !== undefined} onClose={onClose} title="Login" titleHidden>
      <div className={`column gap-3-half ${styles.content}`}>
        {digits !== undefined && (
          <LoginCodeForm
            title="Confirm your number"
            start={{ digits, sendsNow: true }}
            onProven={onProven}
            onLoggedIn={onLoggedIn}
          />
        )}
      </div>
    </Dialog>
  );
}
