import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { Sent } from '@/__tests__/support/fake-account-api';
import { openFakeEnquiryApi } from '@/__tests__/support/fake-enquiry-api';
import { fill } from '@/__tests__/support/fill';
import {
  chooseNepal,
  choosePlace,
  consent,
  field,
  fillCompany,
  sendButton,
  sendIt,
  user,
} from '@/__tests__/support/lead-form';
import { LeadForm } from '@/components/enquiries/lead-form.client';
import { ANNUAL_REVENUES, BUSINESS_QUESTIONS } from '@/contract/enquiries/enquiry-choices';
import { addressMessages } from '@/contract/messages/addresses';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { fieldMessages } from '@/contract/messages/fields';
import { notices } from '@/contract/messages/notices';
import { englishText } from '@/contract/messages/text-with-values';
import { connectToasts, type ToastMessage } from '@/lib/browser/toast';
import { removeAllDrafts } from '@/lib/forms/draft-store';

let sent: Sent[];
let asked: string[];
let toasts: ToastMessage[];
let answer: () => Response;

beforeEach(() => {
  removeAllDrafts();
  toasts = [];
  connectToasts((message) => toasts.push(message));
  answer = () => Response.json({ message: enquiryMessages.leadSent });
  ({ sent, asked } = openFakeEnquiryApi(() => answer()));
});

describe('the business form', () => {
  test('sends what is filled in, confirms it for four seconds and is empty again', async () => {
    render(<LeadForm kind="business" />);
    await fillCompany();
    await chooseNepal();
    await choosePlace(/^State/, 'Bagmati');
    await choosePlace(/^City/, 'Ahmedabad');
    await user.click(field(/^Phone/));
    await user.paste('+977 980-1234567');
    await fill(user, field(/Specific requirements/), 'Ghee in tins');
    await fill(user, field(new RegExp(`^${BUSINESS_QUESTIONS[3].replace('?', '\\?')}`)), 'In May');
    await sendIt();
    await waitFor(() =>
      expect(toasts).toEqual([
        { kind: 'success', text: 'Data Created Successfully', durationMs: 4000 },
      ]),
    );
    expect(sent).toMatchObject([
      {
        path: '/api/enquiries/business',
        body: {
          company_name: 'Neem Traders',
          industry_type: 'Retail',
          company_size: '25 people',
          annual_revenue: '1 to 5 cr',
          company_registered: 'applied',
          country: 153,
          state: 1530,
          city: 57_606,
          phone_no: '+9779801234567',
          specific_requirements: 'Ghee in tins',
          question4: BUSINESS_QUESTIONS[3],
          answer4: 'In May',
          consent: true,
        },
      },
    ]);
    expect(Object.keys(sent[0]?.body ?? {})).not.toContain('country_name');
    await waitFor(() => expect(field(/Company name/)).toHaveValue(''));
    expect(field(/^Country/)).toHaveValue('');
    expect(field(/^State/)).toBeDisabled();
    expect(field(/Annual revenue/)).toHaveValue('');
    expect(consent()).not.toBeChecked();
  });

  test('Send waits for the consent, which is not ticked beforehand', async () => {
    render(<LeadForm kind="business" />);
    await fillCompany();
    expect(consent()).not.toBeChecked();
    expect(consent()).toHaveAccessibleDescription(
      new RegExp(englishText(notices.business.details).slice(0, 40)),
    );
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(sendButton()).toHaveAccessibleDescription(enquiryMessages.consentMissing);
    await user.click(sendButton());
    const reasons = () => screen.getAllByText(enquiryMessages.consentMissing);
    await waitFor(() => expect(reasons()).toHaveLength(2));
    expect(sent).toEqual([]);
    await user.click(consent());
    expect(sendButton()).not.toHaveAttribute('aria-disabled');
  });

  test('Send looks held before the scripts run, and works without them', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<LeadForm kind="business" />);
    const drawn = (state: string) => page.querySelector(`button[${state}]`)?.textContent;
    expect(drawn('data-held')).toBe('Send');
    expect(drawn('aria-disabled')).toBeUndefined();
  });

  test('names the required fields that are empty, and no others', async () => {
    render(<LeadForm kind="business" />);
    await sendIt();
    const labels = [
      'Company name',
      'Industry type',
      'Company size',
      'Annual revenue',
      'Company registered',
    ];
    for (const label of labels) {
      expect(
        await screen.findByText(englishText(fieldMessages.required(label))),
      ).toBeInTheDocument();
    }
    expect(screen.getAllByText(/is required$/)).toHaveLength(labels.length);
    expect(field(/Company name/)).toHaveFocus();
  });

  test('refuses an email and a country that cannot be', async () => {
    render(<LeadForm kind="business" />);
    await fillCompany();
    await fill(user, field(/^Email/), 'nobody');
    await user.type(field(/^Country/), 'Neverland');
    await sendIt();
    expect(await screen.findByText(fieldMessages.invalidEmail)).toBeInTheDocument();
    expect(screen.getByText(englishText(fieldMessages.notValid('Country')))).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('offers the revenues of the specification', async () => {
    render(<LeadForm kind="business" />);
    await user.click(field(/Company name/));
    const offered = [...(field(/Annual revenue/) as HTMLSelectElement).options].map(
      ({ text }) => text,
    );
    expect(offered).toEqual(['Please choose', ...ANNUAL_REVENUES]);
  });
});

describe('the places of the form', () => {
  test('wait for each other, and a change of country clears state and city', async () => {
    render(<LeadForm kind="export" />);
    expect(screen.getByText(addressMessages.countryFirst)).toBeInTheDocument();
    expect(screen.getByText(addressMessages.stateFirst)).toBeInTheDocument();
    await user.type(field(/^Country/), 'Ne');
    expect(asked).toEqual([]);
    await user.type(field(/^Country/), 'pal');
    await waitFor(() => expect(field(/^State/)).toBeEnabled());
    expect(field(/^City/)).toBeDisabled();
    await choosePlace(/^State/, 'Bagmati');
    await choosePlace(/^City/, 'Ahmedabad');
    await user.clear(field(/^Country/));
    await user.click(field(/^Country/));
    await user.paste('India');
    await screen.findByRole('option', { name: 'Gujarat' });
    expect(field(/^State/)).toHaveValue('');
    expect(field(/^City/)).toHaveValue('');
  });

  test('a failed search of countries shows an error', async () => {
    openFakeEnquiryApi(() => answer());
    globalThis.fetch = async () => Response.json({ message: 'no' }, { status: 500 });
    render(<LeadForm kind="export" />);
    await user.click(field(/^Country/));
    await user.paste('Nepal');
    await waitFor(
      () =>
        expect(toasts).toEqual([
          {
            kind: 'error',
            text: 'Something went wrong',
            notes: ['Unable to load countries', 'Please try again later!'],
          },
        ]),
      { timeout: 10_000 },
    );
  }, 20_000);
});
