import { handleRead } from '@/lib/server/http/handle-read';
import { readAppointmentContact } from '@/lib/server/shopper/appointments';

export const GET = handleRead(readAppointmentContact);
