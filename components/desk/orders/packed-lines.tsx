import { SmallPicture } from '@/components/ui/small-picture';
import { formatRupees } from '@/contract/shop/money';
import type { PackedLine } from '@/contract/staff/orders';
import styles from './packed-lines.module.css';

/** The goods of an order: how many of what, by which numbers, from which shelf, at which price. */
export function PackedLines({ lines }: { lines: readonly PackedLine[] }) {
  return (
    <ul className="stack">
      {lines.map((line) => (
        <li key={line.id} className={`cluster gap-3 ${styles.line}`}>
          <SmallPicture file={fileOf(line.product_image)} />
          <div className={`may-shrink wrap-anywhere ${styles.goods}`}>
            <p>
              <b className="num">{line.quantity} ×</b> {line.product_name}
              {line.size && <span>, {line.size}</span>}
            </p>
            <p className="muted small num">{numbersOf(line)}</p>
            <p className="muted small">{shelfOf(line)}</p>
          </div>
          <div className="push text-right">
            <p className="num">{formatRupees(line.product_total)}</p>
            {line.quantity > 1 && (
              <p className="muted small num">{formatRupees(line.selling_price)} each</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function numbersOf({ sku, barcode }: PackedLine): string {
  return [`SKU ${sku}`, barcode && `Barcode ${barcode}`].filter(Boolean).join(' · ');
}

/** Where the goods lie, and how many should lie there. */
function shelfOf({ category, on_shelf: pieces }: PackedLine): string {
  return pieces === null ? category : `${category}, ${pieces} on the shelf`;
}

/** The smallest file of a picture. */
function fileOf(picture: PackedLine['product_image']): string | undefined {
  return picture ? `${picture.src}/${Math.min(...picture.widths)}.webp` : undefined;
}
