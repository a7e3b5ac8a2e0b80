import { useText } from '#language';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Share } from '@/components/shared/share';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Field } from '@/components/ui/field';
import { FormStack } from '@/components/ui/form-stack';
import { Input } from '@/components/ui/input';
import { sharingApi } from '@/lib/api-routes/sharing';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import type { OwnWishlistLink } from '@/lib/view/sharing';

interface ShareWishlistProps {
  own: OwnWishlistLink;
  flash: FormFlash | undefined;
}

/** Makes the link that shows the wishlist to others, and ends it. Plain forms, with scripts too. */
export function ShareWishlist({ own: { isLoggedIn, link }, flash }: ShareWishlistProps) {
  const t = useText();
  return (
    <section className="wrap section-below" aria-labelledby="share-wishlist">
      <div className="stack hug gap-3 form-page">
        <h2 id="share-wishlist" className="title-size">
          {t('Share your wishlist')}
        </h2>
        <p>{t('Whoever has the link sees the products, and nothing about you.')}</p>
        {!isLoggedIn && (
          <ButtonLink href={routes.login(routes.wishlist())} variant="line">
            {t('Login to share your wishlist')}
          </ButtonLink>
        )}
        {isLoggedIn && (link ? <Link {...link} /> : <MakeLink flash={flash} />)}
      </div>
    </section>
  );
}

function MakeLink({ flash }: Pick<ShareWishlistProps, 'flash'>) {
  const t = useText();
  const error = flash?.errors?.name?.[0];
  return (
    <FormStack action={sharingApi.wishlistLink()}>
      <ReturnToFields next={routes.wishlist()} from={routes.wishlist()} />
      <Field
        id="list-name"
        label="Name above the list"
        hint="If you like: Diwali gifts for Asha"
        {...(error && { error })}
      >
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={60}
            autoComplete="off"
            defaultValue={flash?.typed?.name}
          />
        )}
      </Field>
      <Button type="submit" variant="line">
        {t('Make a link')}
      </Button>
    </FormStack>
  );
}

function Link({ name, url }: NonNullable<OwnWishlistLink['link']>) {
  const t = useText();
  return (
    <>
      <p className="wrap-anywhere">
        {name && <b className="block">{name}</b>}
        <a className="link" href={url}>
          {url}
        </a>
      </p>
      <Share name={name || t('A wishlist')} url={url} />
      <FormStack action={sharingApi.wishlistLink()}>
        <ReturnToFields next={routes.wishlist()} from={routes.wishlist()} />
        <Button type="submit" variant="line" name="end" value="yes">
          {t('End the link')}
        </Button>
      </FormStack>
    </>
  );
}
