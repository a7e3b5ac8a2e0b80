import styles from './button.module.css';
import { classNames } from './class-names';

type ButtonVariant = 'main' | 'line' | 'quiet' | 'text' | 'danger' | 'haldi' | 'thread';

export interface ButtonLook {
  /** One `main` button a view; `haldi` and `thread` only on dark grounds. */
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  /** As wide as its place. */
  block?: boolean;
}

/** The classes of a button, or of what looks like one. */
export function buttonLook({
  variant = 'main',
  size = 'medium',
  block = false,
}: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block);
}
