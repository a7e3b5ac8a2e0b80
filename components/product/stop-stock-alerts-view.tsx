import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { FormStack } from '@/components/ui/form-stack';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { linkRoutes } from '@/lib/link-routes';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import styles from './stock-alert-view.module.css';

interface StopStockAlertsViewProps {
  /** Of the link in the mail. */
  token: string;
  /** The outcome of the form. */
  flash: FormFlash | undefined;
}

/** Ends all stock mails to an address; opening the link alone changes nothing. */
export function StopStockAlertsView({ token, flash }: StopStockAlertsViewProps) {
  const t = useText();
  const page = linkRoutes.stopStockAlerts(token);
  return (
    <div className={`wrap stack hug gap-5 form-page ${styles.page}`}>
      <h1>{t('Mails about stock')}</h1>
      {flash ? (
        <FlashNote flash={flash} />
      ) : (
        <p>{t('We delete your address from all products that you wait for.')}</p>
      )}
      {(!flash || flash.isError) && (
        <FormStack action={shoppingApi.stopStockAlerts()}>
          <input type="hidden" name="token" value={token} />
          <ReturnToFields next={page} from={page} />
          <Button type="submit" size="large">
            {t('End all mails about stock')}
          </Button>
        </FormStack>
      )}
      <ButtonLink variant="text" href={routes.shop()}>
        {t('To the shop')}
      </ButtonLink>
    </div>
  );
}
