import type { InferType } from 'yup';
import type { profileEndpoints } from '../../../contract/profile.ts';
import type { customers } from '../../db/schema/customers.ts';
import { isEliteAt } from '../identity/is-elite-at.ts';

/** A customer's details as they travel, without addresses. */
export type Details = InferType<typeof profileEndpoints.editProfile.answer>['data'];

/** A customer's stored details as they travel. */
export function profileData(row: typeof customers.$inferSelect, now: Date): Details {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    company: row.company,
    email: row.email ?? '',
    mobile_no: row.phone ?? '',
    profile_pic: null,
    is_subscribed: isEliteAt(row, now),
  };
}
