import type { Address } from '@/contract/accounts/address';

/** An address in Ahmedabad as answered by the API. */
export function sampleStoredAddress(changes: Partial<Address> = {}): Address {
  return {
    id: 7,
    full_name: 'Asha Rao',
    mobile: '+919825000000',
    mobile_without_ext: '9825000000',
    another_mobile: '',
    another_mobile_without_ext: '',
    address_line_1: '12 Neem Lane',
    address_line_2: 'Navrangpura',
    landmark: '',
    city_obj: { id: 57_606, name: 'Ahmedabad' },
    state_obj: { id: 4030, name: 'Gujarat' },
    country_obj: { id: 101, name: 'India', calling_code: '+91' },
    postal_code: '380009',
    address_tags: 'Home',
    is_default: true,
    shipping_amt: 0,
    shipping_reason: 'own_city',
    latest: '2026-11-24',
    elite_latest: '2026-11-23',
    ...changes,
  };
}
