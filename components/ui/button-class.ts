import styles from './button.module.css';
import { classNames } from './class-names';

type ButtonVariant = 'main' | 'line' | 'quiet' | 'text' | 'danger' | 'haldi' | 'thread';

export interface ButtonStyle {
  /** At most one `main` button per view; `haldi` and `thread` only on dark backgrounds. */
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
}

/** Returns the classes of a button, or of an element styled as one. */
export function buttonClass({
  variant = 'main',
  size = 'medium',
  block = false,
}: ButtonStyle): string {
  return classNames(styles.button, styles[variant], styles[size], block && 'flex full');
}
