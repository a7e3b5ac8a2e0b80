import { sendAppointmentCalendar } from '@/lib/server/shopper/send-appointment-calendar';

export const GET = sendAppointmentCalendar;
