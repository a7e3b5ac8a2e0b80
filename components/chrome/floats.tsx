import { FloatKeeper } from './float-keeper.client';
import styles from './floats.module.css';
import { QuickHelp } from './quick-help';

/**
 * Back to the top (after 500 px, see the stylesheet) and WhatsApp, above any bar at the bottom. On
 * phones the header has them, because nothing there is free for a button to float over.
 */
export function Floats() {
  return (
    <FloatKeeper className={styles.floats}>
      <QuickHelp topClass={styles.top} whatsappClass={styles.whatsapp} />
    </FloatKeeper>
  );
}
