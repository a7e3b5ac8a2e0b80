import { Link } from '@/components/ui/link.client';
import type { CollectingForm } from '@/contract/messages/notices';
import { collectionNotes } from '@/contract/messages/notices';
import { contentRoutes } from '@/lib/content-routes';

/** What a form collects personal data for, with a link to the privacy policy. */
export function PrivacyNote({ form }: { form: CollectingForm }) {
  return (
    <p className="small muted">
      {collectionNotes[form]} <PrivacyPolicyLink />
    </p>
  );
}

/** The link at the end of every notice about personal data. */
export function PrivacyPolicyLink() {
  return (
    <Link className="link" href={contentRoutes.privacyPolicy()}>
      Privacy policy
    </Link>
  );
}
