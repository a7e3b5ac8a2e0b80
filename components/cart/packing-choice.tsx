import { useText } from '#language';
import { Thumbnail } from '@/components/ui/picture';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import { formatRupees } from '@/contract/shop/money';
import styles from './packing-choice.module.css';

interface PackingChoiceProps {
  packing: ProductListItem[];
  /** The product id; 0 for none. */
  chosen: number;
  choose: (id: number) => void;
}

/** The packing of a gift. A choice adds it to the cart at its price; no packing is preselected. */
export function PackingChoice({ packing, chosen, choose }: PackingChoiceProps) {
  const t = useText();
  const radio = (id: number) => ({ id, isChosen: chosen === id, onChoose: () => choose(id) });
  return (
    <fieldset>
      <legend className="mb-2 small strong">{t('Packing, if you like')}</legend>
      <div className={`stack gap-3 ${styles.packs}`}>
        <Pack {...radio(0)} name={t('No gift packing')} />
        {packing.map((pack) => (
          <Pack
            key={pack.id}
            {...radio(pack.id)}
            name={t.nameOf(pack)}
            image={pack.image1}
            price={pack.product_price}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PackProps {
  id: number;
  name: string;
  image?: ProductListItem['image1'];
  /** In rupees. */
  price?: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Pack({ id, name, image, price, isChosen, onChoose }: PackProps) {
  return (
    <label className={`row relative gap-3-half small ${styles.pack}`}>
      <input type="radio" name="packing" value={id} checked={isChosen} onChange={onChoose} />
      {image && <Thumbnail picture={image} alt="" className={styles.image} />}
      <span>
        <b className="block">{name}</b>
        {price !== undefined && <span className="num">{formatRupees(price)}</span>}
      </span>
    </label>
  );
}
