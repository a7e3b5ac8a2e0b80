import { LEAD_STATE_NAMES } from '@/contract/staff/lead-moves';
import type { Lead, LeadDetail, LeadKind } from '@/contract/staff/leads';
import { describeDesk } from '../desk';
import type { DeskState } from '../desk-columns';
import { dayFilters, inWordsOf, plainStates } from './filters';

/** The kinds of leads, as staff call them. */
export const LEAD_NAMES: Record<LeadKind, string> = {
  contact: 'Contact',
  business: 'Business',
  export: 'Export',
  vaidya: 'Vaidya',
};

const KINDS = plainStates(LEAD_NAMES);

const STATES = inWordsOf(LEAD_STATE_NAMES).map(
  (choice): DeskState => ({ ...choice, tone: choice.value === 'answered' ? 'good' : 'plain' }),
);

/** Messages of the contact form, leads of the business and export forms, questions to the vaidya. */
export const leadDesk = describeDesk<Lead, LeadDetail>()({
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
    {
      name: 'state',
      label: 'State',
      kind: 'state',
      states: STATES,
      below: { name: 'assignee', label: 'Taken by', kind: 'text' },
    },
    { name: 'due_at', label: 'Due', kind: 'moment', sort: 'due' },
    { name: 'version', label: 'Next step', kind: 'drawn', onScreenOnly: true },
  ],
  filters: [
    {
      name: 'state',
      label: 'State',
      usual: 'Open',
      kind: 'choice',
      options: [...STATES, { value: 'all', label: 'All' }],
    },
    {
      name: 'due',
      label: 'Due',
      kind: 'choice',
      options: inWordsOf({ late: 'Late', soon: 'Within 7 days, or late' }),
    },
    {
      name: 'whose',
      label: 'Taken by',
      kind: 'choice',
      options: inWordsOf({ mine: 'Me', nobody: 'Nobody' }),
    },
    { name: 'kind', label: 'Kind', kind: 'choice', options: KINDS },
    ...dayFilters,
  ],
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
      title: 'Course',
      columns: [
        { name: 'state', label: 'State', kind: 'state', states: STATES },
        { name: 'assignee', label: 'Taken by', kind: 'text' },
        { name: 'acknowledge_by', label: 'Acknowledge by', kind: 'moment' },
        { name: 'acknowledged_at', label: 'Acknowledged', kind: 'moment' },
        { name: 'redress_by', label: 'Redress or answer by', kind: 'moment' },
        { name: 'replies', label: 'Your answers', kind: 'drawn' },
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
