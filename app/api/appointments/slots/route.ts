import { HOURS_CACHE_CONTROL, readAppointmentHours } from '@/lib/server/api/appointments';
import { handlePublicRead } from '@/lib/server/http/handle-read';

export const GET = handlePublicRead(readAppointmentHours, HOURS_CACHE_CONTROL);
