import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import { namesIllness } from '@/contract/shop/illnesses';
import { contentRoutes } from '@/lib/content-routes';

/** Leads from the search for an illness to the vaidya: food and herbs are no treatment. */
export function VaidyaNote({ search }: { search: string | undefined }) {
  const t = useText();
  if (!search || !namesIllness(search)) return null;
  return (
    <Note>
      {t('Our goods are food and care, no treatment. Not sure what suits you?')}{' '}
      <Link className="link" href={contentRoutes.consultOurVaidya()}>
        {t('Ask our vaidya, it is free')}
      </Link>
    </Note>
  );
}
