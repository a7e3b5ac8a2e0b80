import 'server-only';
import { notFound } from 'next/navigation';
import type { DepartmentName } from '@/contract/shop/departments';
import { getCompany } from '@/lib/server/api/settings';

/** Displays the missing page in place of one whose department the shop is without. */
export async function needDepartment(name: DepartmentName): Promise<void> {
  if (!(await getCompany())[name].isOn) notFound();
}
