import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link.client';
import type { ToastAction, ToastMessage } from '@/lib/browser/toast';
import { useLoadedText } from '@/lib/language/text-provider.client';
import styles from './toast-host.module.css';

const ICONS = {
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
  waiting: 'hourglass',
} as const;

interface ToastProps {
  message: ToastMessage;
  onClose: () => void;
}

const roleOf = ({ kind }: ToastMessage) => (kind === 'error' ? 'alert' : 'status');

/** One message, with the button that closes it. */
export function Toast({ message, onClose }: ToastProps) {
  const t = useLoadedText();
  return (
    <div
      className={classNames('row gap-3', styles.toast, styles[message.kind], 'on-dark')}
      role={message.isSpokenElsewhere ? undefined : roleOf(message)}
    >
      <Icon name={ICONS[message.kind]} />
      <div className="may-shrink wrap-anywhere">
        <p>{t(message.text)}</p>
        {message.notes?.map((note) => (
          <p key={note} className="mt-1 small">
            {t(note)}
          </p>
        ))}
      </div>
      {message.action && <Action action={message.action} onClose={onClose} />}
      <IconButton label="Close" onClick={onClose}>
        <Icon name="x" />
      </IconButton>
    </div>
  );
}

function Action({ action, onClose }: { action: ToastAction; onClose: () => void }) {
  const t = useLoadedText();
  if ('href' in action) {
    return (
      <Link
        className={`stack place-center push touch strong nowrap ${styles.action}`}
        href={action.href}
        onClick={onClose}
      >
        {t(action.label)}
      </Link>
    );
  }
  const act = () => {
    action.onAct();
    onClose();
  };
  return (
    <button
      type="button"
      className={`stack place-center push touch strong nowrap ${styles.action}`}
      onClick={act}
    >
      {t(action.label)}
    </button>
  );
}
