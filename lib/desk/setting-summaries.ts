import type { SettingKey, SettingValues } from '@/contract/settings/setting-rules';
import { DEPARTMENTS, type DepartmentName, departmentNames } from '@/contract/shop/departments';
import { formatRupees } from '@/contract/shop/money';
import type { Days } from '@/contract/shop/settings';
import type { CompanyProfile } from '@/contract/shop/shop';

type Summaries = { [Key in SettingKey]: (setting: SettingValues[Key]) => string[] };

/** What each setting now says, in a few words. */
const SUMMARIES: Summaries = {
  company: ({ name, legalName, gstin, support, ...rest }) => [
    name,
    `${legalName}, GSTIN ${gstin}`,
    `${support.phone}, ${support.email}`,
    `Departments: ${departmentsOf(rest)}`,
  ],
  delivery: ({ charge, free_city: city, free_from: from, india_days: days, ...rest }) => [
    `${formatRupees(charge)} a delivery`,
    ...(from === null ? [] : [`Free from ${formatRupees(from)}`]),
    ...(city ? [`Free in ${city.name}, in ${daysOf(rest.city_days)}`] : []),
    `${daysOf(days)} across India`,
  ],
  pins: ({ served, not_served: not }) => [
    served.length === 0 ? 'All of India' : `PIN codes that begin with ${few(served)}`,
    ...(not.length === 0 ? [] : [`Without ${few(not)}`]),
  ],
  orders: ({ minimum, closed_from: closed }) => [
    minimum > 0 ? `Orders from ${formatRupees(minimum)}` : 'Orders of any price',
    ...(closed === null ? [] : ['A time without orders is set']),
  ],
  notices: ({ email, ...kinds }) => [
    `Mails about ${
      Object.keys(kinds)
        .filter((kind) => kinds[kind as keyof typeof kinds])
        .join(', ') || 'nothing'
    }`,
    email || 'To the address of the support',
  ],
  elite: ({ monthly_price: month, yearly_price: year, cancel_weeks: weeks }) => [
    `${formatRupees(month)} a month, ${formatRupees(year)} a year`,
    `Can be cancelled within ${weeks} weeks`,
  ],
  consultation: ({ fee, minutes, hours, days_off: off }) => [
    `${minutes} minutes, ${fee > 0 ? `fee ${formatRupees(fee)}` : 'free of charge'}`,
    hours.length === 0 ? 'No hours: nothing can be booked' : `${hours.length} times a week`,
    ...(off.length > 0 ? [`Days off: ${off.map(({ day }) => day).join(', ')}`] : []),
  ],
};

/** Returns what a setting now says, a sentence a line. */
export function settingSummary<Key extends SettingKey>(
  key: Key,
  setting: SettingValues[Key],
): string[] {
  return SUMMARIES[key](setting);
}

function departmentsOf(company: Pick<CompanyProfile, DepartmentName>): string {
  const open = departmentNames().filter((name) => company[name].isOn);
  return open.map((name) => DEPARTMENTS[name]).join(', ') || 'none';
}

function daysOf({ min, max }: Days): string {
  return `${min === max ? max : `${min}–${max}`} working days`;
}

const MANY = 6;

function few(codes: readonly string[]): string {
  const rest = codes.length - MANY;
  return rest > 0 ? `${codes.slice(0, MANY).join(', ')} and ${rest} more` : codes.join(', ');
}
