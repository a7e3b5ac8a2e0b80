import { COMPANY_PLACES } from '@/contract/settings/company-places';

/** What stands for the facts of the company in a text. */
export const COMPANY_HINT = `These stand for facts of the company: ${COMPANY_PLACES.map((place) => `{${place}}`).join(' ')}`;
