import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { EnquirySentView } from '@/components/enquiries/enquiry-sent-view';
import { contentRoutes } from '@/lib/content-routes';
import { getFormFlash } from '@/lib/server/pages/form-flash';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: contentRoutes.enquirySent(),
    title: 'Your enquiry',
    description: 'The outcome of an enquiry.',
  });
}

async function EnquirySentPage({ searchParams }: Props) {
  const { form } = await searchParams;
  const flash = await getFormFlash(contentRoutes.enquirySent());
  return <EnquirySentView flash={flash} form={String(form)} />;
}

export default personalPage(EnquirySentPage);
