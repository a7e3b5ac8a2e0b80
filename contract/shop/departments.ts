import { pagePath } from './page-path.ts';
import type { CompanyProfile, Contact } from './shop.ts';

/**
 * What a shop may be without, as the desk labels it. Each is a fact of the company and a page, both
 * of this name.
 */
export const DEPARTMENTS = {
  exports: 'Exports',
  business: 'Business and bulk orders',
  franchise: 'Franchise',
  organicLiving: 'Organic living',
} as const;
export type DepartmentName = keyof typeof DEPARTMENTS;

/** Returns the names of all departments. */
export const departmentNames = () => Object.keys(DEPARTMENTS) as DepartmentName[];

/** Who answers each kind of lead. */
export const DEPARTMENT_OF_LEAD = { business: 'business', export: 'exports' } as const;

/** Whether a shop has the page at a path: every page but those of departments that it is without. */
export function hasPage(company: CompanyProfile, path: string): boolean {
  return departmentNames().every((name) => company[name].isOn || pagePath(name) !== path);
}

/** Returns whom to call and write to: the support, for what a department has not of its own. */
export function contactOf(company: CompanyProfile, name: DepartmentName | 'support'): Contact {
  const { phone, email } = company[name];
  return { phone: phone || company.support.phone, email: email || company.support.email };
}
