import styles from './stock-level.module.css';

/** How much of a product is left. */
export function StockLevel({ stock }: { stock: number }) {
  if (stock === 0) return <span className={styles.out}>Out of stock</span>;
  return <span className="num">{stock} left</span>;
}
