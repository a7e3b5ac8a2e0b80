import { useCompany } from '#company';
import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { PrivacyPolicyLink } from '@/components/shared/privacy-note';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldError } from '@/components/ui/field';
import { FormStack } from '@/components/ui/form-stack';
import { Input } from '@/components/ui/input';
import { notices, withdrawal } from '@/contract/messages/notices';
import { stockAlertMessages } from '@/contract/messages/stock-alerts';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import styles from './stock-alert-view.module.css';

interface StockAlertViewProps {
  product: { id: number; name: string; isOut: boolean };
  /** The address of the account, which need not be typed. */
  ownEmail: string | undefined;
  /** The outcome of the form. */
  flash: FormFlash | undefined;
}

/**
 * Asks for one mail when a product is back. A plain form, the same with and without scripts: the
 * page that comes back has the focus in the first wrong field, where the error is.
 */
export function StockAlertView({ product, ownEmail, flash }: StockAlertViewProps) {
  const t = useText();
  const isStored = flash && !flash.isError;
  const isAtField = flash?.errors?.consent || (flash?.errors?.email && !ownEmail);
  return (
    <div className={`wrap stack hug gap-5 form-page ${styles.page}`}>
      <h1>{t('Tell me when {product} is back', { product: t.nameOf(product) })}</h1>
      {flash && !isAtField && <FlashNote flash={flash} />}
      {!isStored && !product.isOut && <p>{t(stockAlertMessages.inStock)}</p>}
      {!isStored && product.isOut && (
        <StockAlertForm productId={product.id} ownEmail={ownEmail} flash={flash} />
      )}
      <ButtonLink variant="text" href={routes.product(product.id, product.name)}>
        {t('Back to {product}', { product: t.nameOf(product) })}
      </ButtonLink>
    </div>
  );
}

interface StockAlertFormProps extends Pick<StockAlertViewProps, 'ownEmail' | 'flash'> {
  productId: number;
}

function StockAlertForm({ productId, ownEmail, flash }: StockAlertFormProps) {
  const t = useText();
  const { privacyEmail } = useCompany();
  const page = routes.stockAlert(productId);
  const { consent, details } = notices.stock_alert;
  const emailError = flash?.errors?.email?.[0];
  const consentError = flash?.errors?.consent?.[0];
  return (
    <FormStack action={shoppingApi.stockAlert(productId)}>
      <ReturnToFields next={page} from={page} />
      {ownEmail ? (
        <p>
          <TextWithElements text="We write to {email}." elements={{ email: <b>{ownEmail}</b> }} />
        </p>
      ) : (
        <Field id="email" label="Email" required error={emailError}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={flash?.typed?.email}
              autoFocus={emailError !== undefined}
            />
          )}
        </Field>
      )}
      <div>
        <Checkbox
          name="consent"
          value="true"
          label={consent}
          required
          autoComplete="off"
          aria-invalid={consentError ? true : undefined}
          autoFocus={consentError !== undefined && emailError === undefined}
          aria-describedby="consent-details"
        />
        {consentError && <FieldError>{t(consentError)}</FieldError>}
        <p id="consent-details" className="small muted mt-2">
          {t.filled(details)} {t.filled(withdrawal(privacyEmail))} <PrivacyPolicyLink />
        </p>
      </div>
      <Button type="submit" size="large" block>
        {t('Notify me when back')}
      </Button>
    </FormStack>
  );
}
