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
            {line.parts ? (
              <Parts line={line} parts={line.parts} />
            ) : (
              <>
                <p className="muted small num">{numbersOf(line)}</p>
                <p className="muted small">{shelfOf(line)}</p>
              </>
            )}
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

/** What is taken for a bundle. */
function Parts({ line, parts }: { line: PackedLine; parts: NonNullable<PackedLine['parts']> }) {
  return (
    <ul className="small">
      {parts.map((part) => (
        <li key={part.id}>
          <span className="num">{line.quantity * part.quantity} ×</span> {part.product_name}
          {part.size && `, ${part.size}`}
          <span className="block muted num">
            {numbersOf(part)} · {shelfOf(part)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type OnShelf = Pick<PackedLine, 'sku' | 'barcode' | 'category' | 'on_shelf'>;

function numbersOf({ sku, barcode }: OnShelf): string {
  return [`SKU ${sku}`, barcode && `Barcode ${barcode}`].filter(Boolean).join(' · ');
}

/** Where the goods lie, and how many should lie there. */
function shelfOf({ category, on_shelf: pieces }: OnShelf): string {
  return pieces === null ? category : `${category}, ${pieces} on the shelf`;
}

/** The smallest file of a picture. */
function fileOf(picture: PackedLine['product_image']): string | undefined {
  return picture ? `${picture.src}/${Math.min(...picture.widths)}.webp` : undefined;
}
