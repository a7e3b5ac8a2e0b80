import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { listText } from '@/contract/messages/text-with-values';
import { contentRoutes } from '@/lib/content-routes';
import type { MeasuringTags } from '@/lib/view/measuring';
import styles from './measuring.module.css';
import { MeasuringChoice } from './measuring-choice.client';

const SERVICES = { google: 'Google Analytics', meta: 'Meta' } as const;

/**
 * Asks whether services that the owner has chosen may count what a shopper looks at and buys, and
 * stays at the end of every page, where the answer can be changed.
 */
export function Measuring({ tags }: { tags: MeasuringTags }) {
  const t = useText();
  const names = [tags.google && SERVICES.google, tags.meta && SERVICES.meta].filter(
    (name) => !!name,
  );
  const services = t.filled(listText(names as string[]));
  return (
    <MeasuringChoice
      tags={tags}
      className={`no-print ${styles.measuring}`}
      label={t('Measuring of visits')}
      texts={{
        open: t(
          'May {services} count what you look at and buy here, so that we learn what is useful and which advertisements work? Nothing is sent unless you allow it. You can change your mind at the end of every page.',
          { services },
        ),
        yes: t('{services} may count what you look at and buy here.', { services }),
        no: t('{services} may not count what you look at and buy here.', { services }),
        allow: t('Allow'),
        refuse: t('Do not allow'),
      }}
    >
      <Link className="link" href={contentRoutes.privacyPolicy()}>
        {t('Privacy policy')}
      </Link>
    </MeasuringChoice>
  );
}
