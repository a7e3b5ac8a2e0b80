import { sendEventCalendar } from '@/lib/server/http/send-event-calendar';

export const GET = sendEventCalendar;
