import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata: Metadata = {
  title: pageTitle('Not your part of the desk'),
  description: 'A page of the desk that other people of the shop open.',
};

/** Answers 403 to staff whose roles do not include the page that they have opened. */
export default function StaffForbidden() {
  return (
    <main id="main" className="wrap">
      <EmptyState
        heading="h1"
        motif="lotus"
        title="You may not open this page"
        text="Your roles in this shop do not include it. Whoever manages its people can give you the role."
        action={<ButtonLink href={routes.dashboard()}>To the overview</ButtonLink>}
      />
    </main>
  );
}
