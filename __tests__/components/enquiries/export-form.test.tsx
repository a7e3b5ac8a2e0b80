import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { refuse, type Sent } from '@/__tests__/support/fake-account-api';
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
import { EXPORT_QUESTIONS } from '@/contract/enquiries/enquiry-choices';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { connectToasts, type ToastMessage } from '@/lib/browser/toast';
import { removeAllDrafts } from '@/lib/forms/draft-store';

let sent: Sent[];
let toasts: ToastMessage[];
let answer: () => Response;

beforeEach(() => {
  removeAllDrafts();
  toasts = [];
  connectToasts((message) => toasts.push(message));
  answer = () => Response.json({ message: enquiryMessages.leadSent });
  ({ sent } = openFakeEnquiryApi(() => answer()));
});

describe('the export form', () => {
  test('asks its eleven questions and has no requirements', async () => {
    render(<LeadForm kind="export" />);
    expect(screen.queryByLabelText(/Specific requirements/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('textbox').length).toBeGreaterThan(11);
    await fillCompany();
    await fill(user, screen.getByLabelText(EXPORT_QUESTIONS[10]), 'In June');
    await sendIt();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: '/api/enquiries/export',
      body: { question11: EXPORT_QUESTIONS[10], answer11: 'In June', country: null },
    });
  });

  test('asks for product, quantity, market and phone first, and folds away what may be left out', async () => {
    await act(async () => render(<LeadForm kind="export" />));
    const isFolded = (label: RegExp | string) =>
      screen.getByLabelText(label).closest('details') !== null;
    const asked = EXPORT_QUESTIONS.filter((question) => !isFolded(question));
    expect(asked).toEqual([EXPORT_QUESTIONS[0], EXPORT_QUESTIONS[1], EXPORT_QUESTIONS[3]]);
    for (const label of [/^Country/, /^Phone/, /^Email/, /Company name/, /Annual revenue/])
      expect(isFolded(label)).toBe(false);
    for (const label of [/^Website/, /^State/, /Job title/]) expect(isFolded(label)).toBe(true);
    expect(screen.getByLabelText(/^Website/)).not.toBeVisible();
  });

  test('unfolds for an error, which gets the focus, also when it was folded again', async () => {
    render(<LeadForm kind="export" />);
    await fillCompany();
    const summary = screen.getByText('More, if you know it');
    await user.click(summary);
    await user.click(field(/^Website/));
    await user.paste('w'.repeat(5000));
    await user.click(summary);
    await sendIt();
    await waitFor(() => expect(field(/^Website/)).toBeVisible());
    await waitFor(() => expect(field(/^Website/)).toHaveFocus());
    expect(sent).toEqual([]);
    await user.click(summary);
    await user.click(sendButton());
    await waitFor(() => expect(field(/^Website/)).toBeVisible());
  });

  test('a refusal shows a toast and keeps the input', async () => {
    answer = () => refuse({ status: 429, code: 'too_many_requests', message: 'Too many' });
    render(<LeadForm kind="export" />);
    await fillCompany();
    await sendIt();
    expect(await screen.findByText('Too many')).toBeInTheDocument();
    expect(toasts).toEqual([{ kind: 'error', text: 'Something went wrong', durationMs: 4000 }]);
    expect(field(/Company name/)).toHaveValue('Neem Traders');
  });

  test('a lost connection shows an error beside the button, and the input stays', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    render(<LeadForm kind="export" />);
    await fillCompany();
    await sendIt();
    expect(await screen.findByText(enquiryMessages.notSentTryAgain)).toBeInTheDocument();
    expect(toasts).toEqual([]);
    expect(field(/Company name/)).toHaveValue('Neem Traders');
    answer = () => Response.json({ message: enquiryMessages.leadSent });
    await user.click(sendButton());
    await waitFor(() => expect(field(/Company name/)).toHaveValue(''));
  });

  test('survives a reload, except for the consent, until it is sent', async () => {
    const { unmount } = render(<LeadForm kind="export" />);
    await fillCompany();
    await chooseNepal();
    await choosePlace(/^State/, 'Bagmati');
    await user.click(field(/^Website/));
    await user.paste('neem.example');
    await user.click(consent());
    unmount();
    render(<LeadForm kind="export" />);
    expect(await screen.findByText(enquiryMessages.draftRestored)).toBeInTheDocument();
    expect(field(/Company name/)).toHaveValue('Neem Traders');
    expect(field(/Annual revenue/)).toHaveValue('1 to 5 cr');
    expect(screen.getByRole('radio', { name: 'Applied' })).toBeChecked();
    expect(field(/^Country/)).toHaveValue('Nepal');
    await waitFor(() => expect(field(/^State/)).toHaveDisplayValue('Bagmati'));
    expect(field(/^Website/)).toBeVisible();
    expect(consent()).not.toBeChecked();
    await sendIt();
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.queryByText(enquiryMessages.draftRestored)).not.toBeInTheDocument();
  });

  test('starts again on request', async () => {
    const { unmount } = render(<LeadForm kind="export" />);
    await fillCompany();
    unmount();
    render(<LeadForm kind="export" />);
    await user.click(await screen.findByRole('button', { name: enquiryMessages.startAgain }));
    expect(field(/Company name/)).toHaveValue('');
    expect(screen.getByLabelText(EXPORT_QUESTIONS[0])).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Applied' })).not.toBeChecked();
    expect(localStorage).toHaveLength(0);
  });
});
