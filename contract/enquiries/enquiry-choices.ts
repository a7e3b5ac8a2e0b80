/** The fixed lists of the enquiry forms, spelled exactly as in the specification. */
export const AGE_GROUPS = [
  '00 to 06',
  '06 to 12',
  '12 to 18',
  '18 to 45',
  '45 to 60',
  '60+',
] as const;

export const GENDERS = ['Male', 'Female', 'Other'] as const;

export const MEDICINE_TYPES = ['Other', 'Ayurvedic', 'Homoeopathic', 'Allopathic'] as const;

export const PROBLEMS = [
  'Other',
  'Acne & Pimples',
  'Athletics/Sports',
  'Child Care',
  'Diabetes',
  'Digestive Health',
  'Eye Care',
  'Fertility Care',
  'Fever & Immunity',
  'Hairfall',
  'Head & Body massage',
  'Heart BP & Cholestrol',
  'Joint Muscle & Bone Care',
  'Kapha relief',
  'Kidney & Liver Care',
  'Nervous & Stress',
  'Pitta relief',
  'Rejuvenation',
  'Respiratory Health',
  'Skin Health',
  'Vata Relief',
  'Weight Gain',
  'Weight Loss',
  "Women's Health",
] as const;

/** The same problems in groups, for a list that is read at a glance; `Other` is in none. */
export const PROBLEM_GROUPS = {
  'Skin and hair': ['Acne & Pimples', 'Hairfall', 'Skin Health'],
  'Digestion and weight': ['Digestive Health', 'Weight Gain', 'Weight Loss'],
  'Heart, sugar and kidneys': ['Diabetes', 'Heart BP & Cholestrol', 'Kidney & Liver Care'],
  'Breath and fever': ['Fever & Immunity', 'Respiratory Health'],
  'Joints, muscles and sports': [
    'Athletics/Sports',
    'Head & Body massage',
    'Joint Muscle & Bone Care',
  ],
  'Women, fertility and children': ['Child Care', 'Fertility Care', "Women's Health"],
  'Mind, eyes and strength': ['Eye Care', 'Nervous & Stress', 'Rejuvenation'],
  'Vata, pitta and kapha': ['Kapha relief', 'Pitta relief', 'Vata Relief'],
} as const satisfies Record<string, readonly (typeof PROBLEMS)[number][]>;

export const ANNUAL_REVENUES = [
  '30 lacs to 1 cr',
  '1 to 5 cr',
  '5 to 10 cr',
  '10 to 25 cr',
  '25 to 50 cr',
  '50 to 100 cr',
  '100 to 200 cr',
  '200 to 500 cr',
  '500 cr and above',
] as const;

export const COMPANY_REGISTERED = ['yes', 'applied', 'no'] as const;

/**
 * The questions of the business form. The specification says that their texts are fixed and does
 * not give them; these are ours.
 */
export const BUSINESS_QUESTIONS = [
  'Which products are you interested in?',
  'How much do you expect to buy in a month?',
  'Where and how will the products be sold?',
  'When would you like to start?',
] as const;

/** The questions of the export form; ours as well. */
export const EXPORT_QUESTIONS = [
  'Which products are you interested in?',
  'How much do you expect to buy in a shipment?',
  'How often do you plan to import?',
  'Which country and port should we ship to?',
  'Which delivery terms (Incoterms) do you prefer?',
  'Which payment terms do you prefer?',
  'Which certificates does your market ask for?',
  'Do you need private labels or your own packing?',
  'Do you hold an import licence for these goods?',
  'Have you imported from India before?',
  'When would you like the first shipment?',
] as const;
