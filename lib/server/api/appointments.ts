import 'server-only';
import type { AppointmentHours } from '@/lib/view/appointments';
import { callShopApi } from './shop-api';

/** The cache lifetime of the hours: times are taken at any moment, and a booking checks them again. */
export const HOURS_CACHE_CONTROL = 'public, max-age=10';

/** Returns the weekly hours of the vaidya and the times that are taken. @throws ApiError */
export async function readAppointmentHours(): Promise<AppointmentHours> {
  const { online_appointment_slot: slots, taken } = await callShopApi('listAppointmentSlots', {});
  return { slots, taken };
}
