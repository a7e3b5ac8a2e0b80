import { publicPage } from '@/app/public-page';
import { AppointmentView } from '@/components/appointment/appointment-view';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import { getVaidyas } from '@/lib/server/pages/vaidyas';

export const ensureStatic = 'navigation';

const TRAIL = [
  { label: 'Home', href: routes.home() },
  { label: 'Consult our Vaidya', href: contentRoutes.consultOurVaidya() },
  { label: 'Book appointment' },
];

const { generateMetadata, page } = publicPage({
  head: {
    path: contentRoutes.scheduleAppointment(),
    title: 'Book an appointment',
    description: 'Choose a day and a time for an online consultation with our vaidya.',
    keywords: 'vaidya, ayurvedic consultation, online appointment',
  },
  texts: 'enquiries',
  async draw() {
    return { trail: TRAIL, view: <AppointmentView trail={TRAIL} vaidyas={await getVaidyas()} /> };
  },
});

export { generateMetadata, page as default };
