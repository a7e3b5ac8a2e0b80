import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { JoinForm } from '@/components/desk/people/join-form';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { RESET_TOKEN } from '@/contract/accounts/password';
import { peopleMessages } from '@/contract/messages/people';
import { getFormFlash } from '@/lib/server/pages/form-flash';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { staffRoutes } from '@/lib/staff-routes';

/** The outcome of the form is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ token: string }>;
}

/** Sends the secret link to no other site, only to the shop, as a plain form post requires. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const meta = await getAccountMetadata({
    path: staffRoutes.invitation((await params).token),
    title: 'Join the staff',
    description: 'Your name and password for the desk of the shop.',
  });
  return { ...meta, referrer: 'same-origin' };
}

async function InvitationPage({ params }: Props) {
  const { token } = await params;
  const flash = await getFormFlash(staffRoutes.invitation(token));
  return (
    <main id="main" className="wrap form-page">
      <Panel>
        <h1>Join the staff</h1>
        <p className="muted">Your name and a password, with which you log in to the desk.</p>
        {RESET_TOKEN.test(token) ? (
          <JoinForm token={token} flash={flash} />
        ) : (
          <Note tone="error">{peopleMessages.badLink}</Note>
        )}
      </Panel>
    </main>
  );
}

export default personalPage(InvitationPage);
