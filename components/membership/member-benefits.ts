/** What members get, by name. Separate from the page's texts, so that browsers need not load those. */
export const MEMBER_BENEFITS = {
  delivery: 'Complimentary delivery',
  rapid: 'Same or next day delivery',
  priority: 'Priority processing',
  consultations: 'Free e-consultations',
} as const;
