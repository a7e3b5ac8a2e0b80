import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { FormStack } from '@/components/ui/form-stack';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';

interface EndMailsViewProps {
  title: string;
  /** What the button does. */
  text: string;
  button: string;
  /** The call that ends the mails, and this page. */
  action: string;
  page: string;
  /** Of the link in the mail. */
  token: string;
  /** The outcome of the form. */
  flash: FormFlash | undefined;
}

/** Ends mails that somebody has asked for; opening the link alone changes nothing. */
export function EndMailsView({
  title,
  text,
  button,
  action,
  page,
  token,
  flash,
}: EndMailsViewProps) {
  const t = useText();
  return (
    <div className="wrap stack hug gap-5 form-page">
      <h1>{t(title)}</h1>
      {flash ? <FlashNote flash={flash} /> : <p>{t(text)}</p>}
      {(!flash || flash.isError) && (
        <FormStack action={action}>
          <input type="hidden" name="token" value={token} />
          <ReturnToFields next={page} from={page} />
          <Button type="submit" size="large">
            {t(button)}
          </Button>
        </FormStack>
      )}
      <ButtonLink variant="text" href={routes.shop()}>
        {t('To the shop')}
      </ButtonLink>
    </div>
  );
}
