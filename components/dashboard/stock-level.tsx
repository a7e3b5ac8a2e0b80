/** How much of a product is left; null: nobody counts it. */
export function StockLevel({ stock }: { stock: number | null }) {
  if (stock === null) return <span>Not counted</span>;
  if (stock === 0) return <span className="strong text-error">Out of stock</span>;
  return <span className="num">{stock} left</span>;
}
