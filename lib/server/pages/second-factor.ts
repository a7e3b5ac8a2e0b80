import 'server-only';
import type { OwnLogin } from '@/contract/accounts/logins';
import type { SecondFactor } from '@/contract/accounts/second-factor';
import { staffRoutes } from '@/lib/staff-routes';
import type { StaffFrame } from '@/lib/view/staff';
import { orNull } from './as-customer';
import { asStaff } from './as-staff';

interface SecondFactorPage extends StaffFrame {
  factor: SecondFactor;
  /** None where they could not be read. */
  logins: readonly OwnLogin[];
}

/** Reads the second factor and the logins of the member of staff who opens the page. Personal: never cached. */
export async function getSecondFactorPage(): Promise<SecondFactorPage> {
  const { content, frame } = await asStaff({
    page: staffRoutes.secondFactor(),
    read: (call) => Promise.all([call('getSecondFactor', {}), orNull(call('listLogins', {}))]),
  });
  const [factor, logins] = content;
  return { ...frame, factor: factor.data, logins: logins?.data ?? [] };
}
