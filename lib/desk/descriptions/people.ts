import type { InferType } from 'yup';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { invitationResource } from '@/contract/staff/invitation-desk';
import type { peopleEndpoints, personFields } from '@/contract/staff/people';
import { describeResource } from '../describe-resource';
import { describeDesk } from '../desk';

type Row = CallAnswer<typeof peopleEndpoints.listDeskPeople>['data'][number];

const ROLES = [
  { value: 'orders', label: 'Orders and what customers send' },
  { value: 'catalogue', label: 'Catalogue, prices and stock' },
  { value: 'texts', label: 'Texts and pictures of pages' },
  { value: 'money', label: 'Money, vouchers and reports' },
  { value: 'all', label: 'All, with settings and people' },
] as const;

const roles = {
  name: 'roles' as const,
  label: 'Roles',
  kind: 'choices' as const,
  options: ROLES,
  wide: true as const,
};

/** The people of the staff, for those who have all roles. */
export const peopleDesk = describeDesk<Row, InferType<typeof personFields>>()({
  name: 'people',
  title: 'People',
  icon: 'users',
  group: 'Shop',
  noun: 'person',
  kind: 'person',
  calls: { list: 'listDeskPeople', read: 'readPerson' },
  searches: 'Name or email',
  columns: [
    { name: 'name', label: 'Name', kind: 'text', sort: 'name' },
    { name: 'email', label: 'Email', kind: 'text', sort: 'email' },
    { name: 'may', label: 'Roles', kind: 'text' },
    { name: 'last_seen', label: 'Last seen', kind: 'moment' },
  ],
  filters: [],
  panels: [
    {
      title: 'What they may do',
      hint: 'It holds from the next page on. To remove a person ends their logins; the account stays that of a customer.',
      fields: [roles],
    },
  ],
  isFixed: true,
  isRemovable: true,
});

/** Who is invited and has not come yet. */
export const invitationDesk = describeResource(invitationResource, {
  title: 'Invitations',
  icon: 'mail',
  group: 'Shop',
  isMailed: true,
  searches: 'Email',
  columns: [
    'email',
    { name: 'may', label: 'Roles', kind: 'text' },
    { name: 'expires_at', label: 'Link works until', kind: 'moment' },
  ],
  panels: [
    {
      title: 'Invitation',
      hint: 'The link is mailed with each save, works once and for 72 hours.',
      fields: [{ name: 'email', type: 'email', kind: 'text', wide: true }, roles],
    },
  ],
});
