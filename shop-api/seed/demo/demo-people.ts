import type { AddressTag } from '../../../contract/accounts/address.ts';

/** A place of the table of places, with one of its PIN codes. */
export interface DemoPlace {
  stateId: number;
  stateName: string;
  cityId: number;
  cityName: string;
  postalCode: string;
}

export const AHMEDABAD: DemoPlace = {
  stateId: 4030,
  stateName: 'Gujarat',
  cityId: 57606,
  cityName: 'Ahmedabad',
  postalCode: '380009',
};
export const MUMBAI: DemoPlace = {
  stateId: 4008,
  stateName: 'Maharashtra',
  cityId: 133024,
  cityName: 'Mumbai',
  postalCode: '400001',
};

/** The accounts of `seed-customers.ts`. */
export const DEMO_CUSTOMER = 1;
export const ELITE_CUSTOMER = 2;
export const STAFF_MEMBER = 3;

/** An address of a demo customer; the first of each customer is the default. */
export interface DemoAddress {
  customerId: number;
  fullName: string;
  line1: string;
  line2: string;
  landmark?: string;
  tag: AddressTag;
  place: DemoPlace;
}

export const DEMO_ADDRESSES: readonly DemoAddress[] = [
  {
    customerId: DEMO_CUSTOMER,
    fullName: 'Meenakshi Iyer',
    line1: 'Flat 402, Madhuban',
    line2: 'Carter Road, Bandra West',
    landmark: 'Opposite the joggers’ park',
    tag: 'Home',
    place: { ...MUMBAI, postalCode: '400050' },
  },
  {
    customerId: DEMO_CUSTOMER,
    fullName: 'Meenakshi Iyer',
    line1: '7th floor, Kesar House',
    line2: 'Senapati Bapat Marg, Lower Parel',
    tag: 'Office',
    place: { ...MUMBAI, postalCode: '400013' },
  },
  {
    customerId: DEMO_CUSTOMER,
    fullName: 'Lalita Iyer',
    line1: '12 Neem Lane',
    line2: 'Navrangpura',
    landmark: 'Behind the Jain temple',
    tag: 'Other',
    place: AHMEDABAD,
  },
  {
    customerId: ELITE_CUSTOMER,
    fullName: 'Kabir Shah',
    line1: 'B-19, Amrakunj Society',
    line2: 'Ellis Bridge',
    tag: 'Home',
    place: AHMEDABAD,
  },
  {
    customerId: ELITE_CUSTOMER,
    fullName: 'Kabir Shah',
    line1: 'Unit 3, Rangoli Studio',
    line2: 'Kala Ghoda, Fort',
    tag: 'Office',
    place: MUMBAI,
  },
];

export const DEMO_WISHLISTS: Record<number, readonly number[]> = {
  [DEMO_CUSTOMER]: [1048, 1027, 1079, 1070, 1019, 1055],
  [ELITE_CUSTOMER]: [1081, 1067, 1033],
};

/** Customers without a login, who fill the dashboard. */
export const OTHER_NAMES = [
  ['Ananya', 'Deshpande'],
  ['Rohit', 'Menon'],
  ['Farah', 'Khan'],
  ['Gurpreet', 'Kaur'],
  ['Ishaan', 'Bose'],
  ['Lakshmi', 'Reddy'],
  ['Nikhil', 'Patel'],
  ['Sunita', 'Rathod'],
] as const;
