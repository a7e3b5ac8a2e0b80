/** GST codes of states and union territories, by their names in the table of places. */
const CODES: Record<string, string> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

/**
 * Returns the GST code of a state of India: `24` for Gujarat. @throws Error for an unknown name.
 */
export function gstStateCode(state: string): string {
  const code = CODES[state];
  if (!code) throw new Error(`No GST state code is known for ${state}`);
  return code;
}

const STATES = new Map(Object.entries(CODES).map(([state, code]) => [code, state]));

/** Returns the state of a GSTIN; undefined where its first two digits are of none. */
export function stateOfGstin(gstin: string): string | undefined {
  return STATES.get(gstin.slice(0, 2));
}
