import { describe, expect, test } from '@jest/globals';
import {
  staffAppointmentsQuery,
  staffLeadsQuery,
  staffOrdersQuery,
  staffPage,
  staffReturnsQuery,
} from '@/lib/routing/staff-lists';

describe('the query of a list of the dashboard', () => {
  test.each([
    [{}, 1],
    [{ page: '3' }, 3],
    [{ page: '0' }, 1],
    [{ page: '1.5' }, 1],
    [{ page: '100001' }, 1],
    [{ page: ['2', '3'] }, 1],
  ])('%j has page %i', (query, page) => {
    expect(staffPage(query)).toBe(page);
  });

  test.each([
    [staffOrdersQuery({ status: 'Packed', page: '2' }), { status: 'Packed', page: 2 }],
    [staffOrdersQuery({ status: 'packed' }), { status: undefined, page: 1 }],
    [staffLeadsQuery({ kind: 'export' }), { kind: 'export', page: 1 }],
    [staffLeadsQuery({ kind: 'import' }), { kind: undefined, page: 1 }],
    [staffAppointmentsQuery({ day: '2026-12-01' }), { day: '2026-12-01', page: 1 }],
    [staffAppointmentsQuery({ day: '2026-02-30' }), { day: undefined, page: 1 }],
    [staffAppointmentsQuery({ day: ['2026-12-01'] }), { day: undefined, page: 1 }],
    [staffReturnsQuery({ state: 'approved' }), { state: 'approved', page: 1 }],
    [staffReturnsQuery({ order: '7' }), { order: 7, page: 1 }],
    [staffReturnsQuery({ order: 'VN100007' }), { page: 1 }],
    [staffReturnsQuery({ order: '2147483648' }), { page: 1 }],
  ])('is read as %j', (read, expected) => {
    expect(read).toEqual(expected);
  });
});
