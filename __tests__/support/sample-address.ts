/** An address in Ahmedabad as the form sends it. */
export const SAMPLE_ADDRESS = {
  full_name: 'Asha Rao',
  mobile: '+919825000000',
  address_line_1: '12 Neem Lane',
  address_line_2: 'Navrangpura',
  country: 101,
  state: 4030,
  city: 57606,
  postal_code: '380009',
};
