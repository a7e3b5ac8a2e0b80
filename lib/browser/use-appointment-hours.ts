'use client';

import useSWR from 'swr';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import type { AppointmentHours } from '@/lib/view/appointments';

export interface UseAppointmentHours {
  /** Undefined until they are loaded. */
  hours: AppointmentHours | undefined;
  hasFailed: boolean;
  /** Reads them again, past every cache: a time has just been taken, or the first read failed. */
  reload: () => Promise<void>;
}

/** Returns the hours of the vaidya, read with each visit of a page that offers times. */
export function useAppointmentHours(): UseAppointmentHours {
  const path = enquiryApi.appointmentSlots();
  const { data, error, mutate } = useSWR<AppointmentHours>(path, () => fetchHours(), {
    shouldRetryOnError: false,
  });
  const reload = async () => {
    await mutate(fetchHours('reload'), { revalidate: false }).catch(() => undefined);
  };
  return { hours: data, hasFailed: error !== undefined && data === undefined, reload };
}

async function fetchHours(cache?: RequestCache): Promise<AppointmentHours> {
  const { fetchAppointmentHours } = await import('./appointments');
  return fetchAppointmentHours({ cache });
}
