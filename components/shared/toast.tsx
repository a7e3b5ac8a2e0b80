import { CircleAlert, CircleCheck, Hourglass, TriangleAlert, X } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { ToastMessage } from '@/lib/browser/toast';
import styles from './toast-host.module.css';

const ICONS = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  waiting: Hourglass,
};

interface ToastProps {
  message: ToastMessage;
  onClose: () => void;
}

/** One message, with the button that closes it. */
export function Toast({ message, onClose }: ToastProps) {
  const Icon = ICONS[message.kind];
  return (
    <div
      className={classNames(styles.toast, styles[message.kind], 'on-dark')}
      role={message.kind === 'error' ? 'alert' : 'status'}
    >
      <Icon />
      <div className={styles.text}>
        <p>{message.text}</p>
        {message.notes?.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <IconButton label="Close" onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
