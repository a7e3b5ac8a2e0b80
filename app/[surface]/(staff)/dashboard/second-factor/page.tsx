import { OwnLogins } from '@/components/desk/people/own-logins';
import { OwnPasskeys } from '@/components/desk/people/own-passkeys';
import { SecondFactorView } from '@/components/desk/people/second-factor-view';
import { getSecondFactorPage } from '@/lib/server/pages/second-factor';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole page is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.secondFactor(),
  current: 'second-factor',
  title: 'Second factor',
  hint: 'A code of an app, or a passkey, beside your password.',
  description: 'The codes and passkeys that protect a login of the staff.',
  async draw() {
    const frame = await getSecondFactorPage();
    const view = (
      <div className="stack gap-4">
        <SecondFactorView factor={frame.factor} flash={frame.flash} />
        <OwnPasskeys factor={frame.factor} />
        {frame.logins.length > 0 && <OwnLogins logins={frame.logins} />}
      </div>
    );
    return { frame, view };
  },
});

export { generateMetadata, page as default };
