import type { StaffAppointment } from '@/contract/staff/staff';
import { describeDesk } from '../desk';
import type { DeskState } from '../desk-columns';
import { dayFilters, inWordsOf } from './filters';

const STATES: DeskState[] = [
  { value: 'booked', label: 'Booked', tone: 'good' },
  { value: 'cancelled', label: 'Cancelled', tone: 'plain' },
];

/** The consultations with the vaidya. */
export const appointmentDesk = describeDesk<StaffAppointment, StaffAppointment>()({
  name: 'appointments',
  title: 'Appointments',
  icon: 'list',
  group: 'Shop',
  noun: 'appointment',
  kind: 'appointment',
  calls: { list: 'listStaffAppointments', read: 'getStaffAppointment' },
  searches: 'Name, mobile or email',
  columns: [
    {
      name: 'name',
      label: 'Name',
      kind: 'text',
      below: { name: 'gender', label: 'Person', kind: 'drawn' },
    },
    { name: 'start_datetime', label: 'Time', kind: 'moment' },
    { name: 'mobile', label: 'Mobile', kind: 'phone' },
    { name: 'email', label: 'Email', kind: 'email', hidden: true },
    { name: 'problem_suffering_from', label: 'Problem', kind: 'text' },
    { name: 'state', label: 'State', kind: 'state', states: STATES },
  ],
  filters: [
    {
      name: 'when',
      label: 'When',
      usual: 'Today and later',
      kind: 'choice',
      options: inWordsOf({ past: 'Before today', all: 'All' }),
    },
    { name: 'state', label: 'State', kind: 'choice', options: STATES },
    ...dayFilters,
  ],
  panels: [],
  values: [
    {
      title: 'Appointment',
      columns: [
        { name: 'start_datetime', label: 'Time', kind: 'moment' },
        { name: 'state', label: 'State', kind: 'state', states: STATES },
        { name: 'problem_suffering_from', label: 'Problem', kind: 'text' },
        { name: 'problem_description', label: 'What was written', kind: 'lines' },
        { name: 'medicines', label: 'Medicines', kind: 'texts' },
      ],
    },
    {
      title: 'Who comes',
      columns: [
        { name: 'name', label: 'Name', kind: 'text' },
        { name: 'gender', label: 'Person', kind: 'drawn' },
        { name: 'mobile', label: 'Mobile', kind: 'phone' },
        { name: 'email', label: 'Email', kind: 'email' },
      ],
    },
  ],
});
