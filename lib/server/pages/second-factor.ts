import 'server-only';
import type { SecondFactor } from '@/contract/accounts/second-factor';
import { staffRoutes } from '@/lib/staff-routes';
import type { StaffFrame } from '@/lib/view/staff';
import { asStaff } from './as-staff';

/** Reads the second factor of the member of staff who opens the page. Personal: never cached. */
export async function getSecondFactorPage(): Promise<StaffFrame & { factor: SecondFactor }> {
  const { content, frame } = await asStaff({
    page: staffRoutes.secondFactor(),
    read: (call) => call('getSecondFactor', {}),
  });
  return { ...frame, factor: content.data };
}
