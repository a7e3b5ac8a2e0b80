/** Who sells: what the law asks pages and invoices alike to print. Every value here is a sample. */
export const company = {
  name: 'Vanya',
  legalName: 'Vanya Organics (demo company)',
  address: {
    line1: 'Shed 4, Vanya Pack House',
    line2: 'Demo Estate, Sanand',
    city: 'Ahmedabad',
    state: 'Gujarat',
    postalCode: '382110',
    country: 'India',
  },
  /** Its first two digits are the code of the state all goods are sent from. */
  gstin: '24AAAAA0000A1Z8',
  licences: [
    { label: 'FSSAI licence', number: '00000000000000' },
    { label: 'Ayurvedic licence', number: 'DEMO/AYU/0000' },
    { label: 'Cosmetic licence', number: 'DEMO/COS/0000' },
  ],
};
