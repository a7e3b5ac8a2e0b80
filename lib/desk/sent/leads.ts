import type { Lead, LeadKind } from '@/contract/staff/staff';
import { describeDesk } from '../desk';
import { dayFilters, plainStates } from './filters';

/** The kinds of leads, as staff call them. */
export const LEAD_NAMES: Record<LeadKind, string> = {
  contact: 'Contact',
  business: 'Business',
  export: 'Export',
};

const KINDS = plainStates(LEAD_NAMES);

/** Messages of the contact form, and leads of the business and export forms. */
export const leadDesk = describeDesk<Lead, Lead>()({
  name: 'leads',
  title: 'Messages',
  icon: 'list',
  group: 'Shop',
  noun: 'message',
  kind: 'lead',
  calls: { list: 'listLeads', read: 'getLead' },
  searches: 'Company, name, email, phone or words',
  columns: [
    {
      name: 'company',
      label: 'From',
      kind: 'text',
      otherwise: { name: 'name', kind: 'text' },
      below: { name: 'created_at', label: 'Received', kind: 'moment' },
    },
    { name: 'kind', label: 'Kind', kind: 'choice', states: KINDS },
    { name: 'name', label: 'Name', kind: 'text', hidden: true },
    { name: 'phone', label: 'Phone', kind: 'phone' },
    { name: 'email', label: 'Email', kind: 'email' },
    { name: 'place', label: 'Place', kind: 'text', hidden: true },
    {
      name: 'subject',
      label: 'Subject',
      kind: 'text',
      below: { name: 'details', label: 'Message', kind: 'drawn' },
    },
  ],
  filters: [{ name: 'kind', label: 'Kind', kind: 'choice', options: KINDS }, ...dayFilters],
  panels: [],
  values: [
    {
      title: 'Message',
      columns: [
        { name: 'kind', label: 'Kind', kind: 'choice', states: KINDS },
        { name: 'created_at', label: 'Received', kind: 'moment' },
        { name: 'subject', label: 'Subject', kind: 'text' },
        { name: 'details', label: 'What was written', kind: 'drawn' },
      ],
    },
    {
      title: 'From',
      columns: [
        { name: 'company', label: 'Company', kind: 'text' },
        { name: 'name', label: 'Name', kind: 'text' },
        { name: 'phone', label: 'Phone', kind: 'phone' },
        { name: 'email', label: 'Email', kind: 'email' },
        { name: 'place', label: 'Place', kind: 'text' },
      ],
    },
  ],
});
