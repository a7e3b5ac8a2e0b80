import { useCompany } from '#company';
import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { ButtonLink } from '@/components/ui/button-link';
import { hasPage } from '@/contract/shop/departments';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import styles from './enquiry-sent-view.module.css';

const FORMS = {
  contact: contentRoutes.contactUs(),
  business: contentRoutes.business(),
  export: contentRoutes.exports(),
  vaidya: contentRoutes.consultOurVaidya(),
};

interface EnquirySentViewProps {
  flash: FormFlash | undefined;
  /** The form that was sent, as the address names it. */
  form: string;
}

/** The outcome of an enquiry that was sent without JavaScript. */
export function EnquirySentView({ flash, form }: EnquirySentViewProps) {
  const t = useText();
  const company = useCompany();
  const own = form in FORMS ? FORMS[form as keyof typeof FORMS] : FORMS.contact;
  const back = hasPage(company, own) ? own : FORMS.contact;
  const problems = Object.values(flash?.errors ?? {}).flat();
  const others = problems.filter((problem) => problem !== flash?.message);
  return (
    <div className={`wrap stack gap-4 ${styles.page}`}>
      <h1>{t('Your enquiry')}</h1>
      {flash && <FlashNote flash={{ ...flash, details: flash.details ?? others }} />}
      {flash?.isError && (
        <p>
          {t("Your browser's back button leads to the form, which still has what you typed in it.")}
        </p>
      )}
      <p className="cluster gap-3">
        <ButtonLink href={back} variant="line">
          {t(flash && !flash.isError ? 'Write again' : 'To the form')}
        </ButtonLink>
        <ButtonLink href={routes.home()} variant="text">
          {t('Home')}
        </ButtonLink>
      </p>
    </div>
  );
}
