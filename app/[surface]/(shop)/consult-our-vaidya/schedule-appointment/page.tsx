import type { Metadata } from 'next';
import { AppointmentView } from '@/components/appointment/appointment-view';
import { JsonLd } from '@/components/shared/raw-html';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { serverConfig } from '@/lib/server/config';
import { getPublicMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  return getPublicMetadata({
    path: contentRoutes.scheduleAppointment(),
    title: 'Book an appointment',
    description: 'Choose a day and a time for an online consultation with our vaidya.',
    keywords: 'vaidya, ayurvedic consultation, online appointment',
  });
}

const TRAIL = [
  { label: 'Home', href: routes.home() },
  { label: 'Consult our Vaidya', href: contentRoutes.consultOurVaidya() },
  { label: 'Book appointment' },
];

export default function ScheduleAppointmentPage() {
  return (
    <>
      <JsonLd data={graph(breadcrumbList(TRAIL, serverConfig().publicOrigin))} />
      <AppointmentView trail={TRAIL} />
    </>
  );
}
