import { Link } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';
import styles from './topline.module.css';

/** What delivery costs, and three services. Scrolls away with the page. */
export function Topline() {
  return (
    <aside className={`${styles.topline} on-dark`} aria-label="Delivery and services">
      <div className={`wrap ${styles.row}`}>
        <ul>
          <li>Free delivery in Ahmedabad, ₹100 anywhere else in India</li>
          <li>Cash on delivery available</li>
        </ul>
        <ul className={styles.services}>
          <li>
            <Link href={routes.storeLocator()}>Stores</Link>
          </li>
          <li>
            <Link href={routes.consultOurVaidya()}>Consult our Vaidya</Link>
          </li>
          <li>
            <Link href={routes.business()}>Bulk orders</Link>
          </li>
          <li>
            <Link href={routes.exports()}>Exports</Link>
          </li>
        </ul>
      </div>
    </aside>
  );
}
