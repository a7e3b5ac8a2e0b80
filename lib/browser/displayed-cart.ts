import type { DisplayedCart } from './cart-jobs';
import { sharedValue } from './shared-value';

/** The cart as this tab displays it, with the pending taps; undefined until it is loaded. */
export const displayedCart = sharedValue<DisplayedCart | undefined>(undefined);
