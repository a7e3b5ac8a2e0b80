import { useText } from '#language';
import { Button } from '@/components/ui/button';
import type { MemberGain } from '@/lib/view/membership';
import { MemberGains } from './member-gains';
import type { Welcome } from './use-welcome.client';

interface MemberWelcomeProps extends Welcome {
  gain: MemberGain | null;
}

/** What has just begun, and what the page does next. */
export function MemberWelcome({ gain, isStaying, stay }: MemberWelcomeProps) {
  const t = useText();
  return (
    <>
      {gain && <MemberGains {...gain} />}
      {!isStaying && (
        <p className="small muted needs-scripts">
          {t('The home page opens in a few seconds.')}
          <Button variant="text" size="small" onClick={stay}>
            {t('Stay here')}
          </Button>
        </p>
      )}
    </>
  );
}
