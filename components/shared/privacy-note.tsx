import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { type CollectingForm, collectionNotes } from '@/contract/messages/notices';
import { contentRoutes } from '@/lib/content-routes';

/** What a form collects personal data for, with a link to the privacy policy. */
export function PrivacyNote({ form }: { form: CollectingForm }) {
  const t = useText();
  return (
    <p className="small muted">
      {t(collectionNotes[form])} <PrivacyPolicyLink />
    </p>
  );
}

/** The link at the end of every notice about personal data. */
export function PrivacyPolicyLink() {
  const t = useText();
  return (
    <Link className="link" href={contentRoutes.privacyPolicy()}>
      {t('Privacy policy')}
    </Link>
  );
}
