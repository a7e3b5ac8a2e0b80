import type { InferType } from 'yup';
import type { businessLeadBody, exportLeadBody } from '../../../contract/enquiries/leads.ts';
import { enquiryMessages } from '../../../contract/messages/enquiries.ts';
import { DEPARTMENT_OF_LEAD } from '../../../contract/shop/departments.ts';
import { chosenCity, chosenCountry, chosenState } from '../delivery/chosen-place.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { storedSettings } from '../settings/read-settings.ts';
import { storeLead } from './store-lead.ts';

type BusinessLead = InferType<typeof businessLeadBody>;
type ExportLead = InferType<typeof exportLeadBody>;

interface SendLead<Lead> {
  ctx: Context;
  input: Lead;
}

/**
 * Public. Stores an enquiry of the business form; it is mailed to the shop, and confirmed to the
 * sender where an email address is given.
 * Errors: `invalid` (country, state, city, a shop without this department), `too_many_requests`.
 */
export function sendBusinessLead({ ctx, input }: SendLead<BusinessLead>): Promise<void> {
  const requirements = { label: 'Requirements', value: input.specific_requirements };
  return sendLead(ctx, 'business', input, [requirements, ...answersOf(input, 4)]);
}

/** Public. The same for the export form. */
export function sendExportLead({ ctx, input }: SendLead<ExportLead>): Promise<void> {
  return sendLead(ctx, 'export', input, answersOf(input, 11));
}

type Detail = { label: string; value: string | undefined };

async function sendLead(
  ctx: Context,
  kind: 'business' | 'export',
  fields: Omit<BusinessLead, `question${number}` | `answer${number}`>,
  written: Detail[],
): Promise<void> {
  const { company } = await storedSettings(ctx.db);
  if (!company[DEPARTMENT_OF_LEAD[kind]].isOn)
    throw new DomainError('invalid', 'no_such_department', enquiryMessages.noSuchDepartment);
  const details: Detail[] = [
    { label: 'Company size', value: fields.company_size },
    { label: 'Website', value: fields.website },
    { label: 'Annual revenue', value: fields.annual_revenue },
    { label: 'Company registered', value: fields.company_registered },
    { label: 'Job title', value: fields.job_title },
    ...written,
  ];
  const lead = {
    kind,
    company: fields.company_name,
    name: fields.full_name ?? '',
    email: fields.email ?? '',
    phone: fields.phone_no ?? '',
    place: placeOf(fields),
    subject: fields.industry_type,
    details: details.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  };
  await storeLead({ ctx, input: { lead, hasConsent: fields.consent === true } });
}

/** Returns city, state and country, as far as given; each must belong to the next. */
function placeOf({ country, state, city }: Pick<BusinessLead, 'country' | 'state' | 'city'>) {
  const chosen = [
    city && chosenCity(state ?? undefined, city),
    state && chosenState(country ?? undefined, state),
    country && chosenCountry(country),
  ];
  return chosen.flatMap((place) => (place ? [place.name] : [])).join(', ');
}

/** Returns the answers with the questions of their time; questions without an answer are left out. */
function answersOf(lead: BusinessLead | ExportLead, count: number): Detail[] {
  const fields: Record<string, unknown> = lead;
  return Array.from({ length: count }, (_, index) => {
    const text = (name: string) => fields[name + (index + 1)] as string | undefined;
    return { label: text('question') || `Question ${index + 1}`, value: text('answer') };
  });
}
