import { useCompany } from '#company';
import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

/** The heading of the home page: it names the shop, because what follows changes. */
export function HomeHeading() {
  return (
    <h1 className="visually-hidden">
      <ShopLine />
    </h1>
  );
}

/** The home page of a shop that shows no section. */
export function BareHome() {
  const t = useText();
  const company = useCompany();
  return (
    <section className="section wrap">
      <h1>
        <ShopLine />
      </h1>
      <p className="lead">{t(company.about)}</p>
      <ButtonLink size="large" href={routes.shop()}>
        {t('Shop now')}
      </ButtonLink>
    </section>
  );
}

function ShopLine() {
  const t = useText();
  const company = useCompany();
  return (
    <>
      {company.name}: {t(company.tagline)}
    </>
  );
}
