import { expect, test } from '@jest/globals';
import { deliveryPromise, inAhmedabad, standardDays } from '@/contract/messages/delivery';

const mumbai = {
  workingDays: { min: 5, max: 6 },
  arrives: 'Fri, 27 Nov',
  arrivesForMembers: 'Tue, 24 Nov',
};

const promised = (...args: Parameters<typeof deliveryPromise>) => {
  const { lead, rest } = deliveryPromise(...args);
  return lead + rest;
};

test('without a PIN code the delivery time is that of the shipping policy', () => {
  expect(promised()).toBe('5–6 working days across India, 2 in Ahmedabad');
  expect(`${standardDays('india')}, ${inAhmedabad()}`).toBe('5–6 working days, 2 in Ahmedabad');
});

test('a known PIN code has its delivery date, and an earlier one for members if there is one', () => {
  expect(promised(mumbai)).toBe('Usually by Fri, 27 Nov, in 5–6 working days');
  expect(promised(mumbai, true)).toBe('By Tue, 24 Nov with Elite');
  const nashik = { ...mumbai, arrivesForMembers: null };
  expect(promised(nashik, true)).toBe('Usually by Fri, 27 Nov, in 5–6 working days');
});

test('an equal minimum and maximum are written as one number', () => {
  const workingDays = { min: 2, max: 2 };
  expect(promised({ ...mumbai, workingDays })).toBe('Usually by Fri, 27 Nov, in 2 working days');
});
