import { useText } from '#language';
import type { CardProduct } from '@/components/shared/card-product';
import { ProductRail } from '@/components/shared/product-rail';
import { Note } from '@/components/ui/note';
import type { TranslatedName, Translations } from '@/contract/kit/translations';
import { productMessages } from '@/contract/messages/catalogue';

interface ProductsBesideProps {
  product: { name: string; translations?: Translations<TranslatedName> | undefined };
  /** Null if they could not be read. */
  groups: { related: CardProduct[]; others: CardProduct[] } | null;
}

/** The products that go with a product, and others; the specification's words if there are none. */
export function ProductsBeside({ product, groups }: ProductsBesideProps) {
  const t = useText();
  if (!groups) {
    return (
      <section className="section wrap">
        <Note tone="warning">{t(productMessages.relatedNotLoaded)}</Note>
      </section>
    );
  }
  return (
    <>
      <ProductRail
        title={t('Goes well with {product}', { product: t.nameOf(product) })}
        products={groups.related}
      />
      <ProductRail title="Other products" products={groups.others} />
    </>
  );
}
