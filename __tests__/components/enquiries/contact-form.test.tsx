import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowCaptcha } from '@/__tests__/support/captcha-in-dom';
import { refuse, type Sent } from '@/__tests__/support/fake-account-api';
import { openFakeEnquiryApi } from '@/__tests__/support/fake-enquiry-api';
import { fill } from '@/__tests__/support/fill';
import { ContactForm } from '@/components/enquiries/contact-form.client';
import { addressMessages } from '@/contract/messages/addresses';
import { captchaMessages } from '@/contract/messages/captcha';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { fieldMessages } from '@/contract/messages/fields';
import { notices } from '@/contract/messages/notices';
import { englishText } from '@/contract/messages/text-with-values';
import { connectToasts } from '@/lib/browser/toast';
import { removeAllDrafts } from '@/lib/forms/draft-store';

const user = userEvent.setup({ delay: null });
const field = (label: RegExp) => screen.getByLabelText(label);
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const untilReady = () => waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'));

let sent: Sent[];
let toasts: string[];
let answer: () => Response;

beforeEach(() => {
  allowCaptcha();
  removeAllDrafts();
  toasts = [];
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
  answer = () => Response.json({ message: enquiryMessages.sent });
  ({ sent } = openFakeEnquiryApi(() => answer()));
});

async function fillIn(): Promise<void> {
  await fill(user, field(/Company/), 'Rao Stores');
  await fill(user, field(/^Name/), 'Asha Rao');
  await user.click(field(/^Country/));
  await user.paste('india');
  await user.type(await screen.findByLabelText(/^Phone/), '98250a11111');
  await fill(user, field(/^Email/), 'asha@example.com');
  await fill(user, field(/^Subject/), 'Ghee in glass');
  await fill(user, field(/^Description/), 'Do you sell it?');
  await user.click(screen.getByRole('checkbox', { name: notices.contact.consent }));
}

describe('the contact form', () => {
  test('asks first what it is about, then who writes', async () => {
    await act(async () => render(<ContactForm />));
    const names = screen.getAllByRole('textbox').map((one) => one.getAttribute('name'));
    expect(names.slice(0, 3)).toEqual(['subject', 'inquiry_description', 'name']);
  });

  test('sends the message with the calling code, confirms it and is empty again', async () => {
    render(<ContactForm />);
    expect(field(/Age group/)).toHaveValue('00 to 06');
    await fillIn();
    await untilReady();
    await user.click(sendButton());
    await waitFor(() => expect(toasts).toEqual([`success: ${enquiryMessages.sent}`]));
    expect(sent).toEqual([
      {
        path: '/api/enquiries/contact',
        body: {
          company: 'Rao Stores',
          name: 'Asha Rao',
          country: 101,
          phone: '+919825011111',
          email: 'asha@example.com',
          subject: 'Ghee in glass',
          inquiry_description: 'Do you sell it?',
          age_group: '00 to 06',
          consent: true,
          recaptcha: expect.any(String),
        },
      },
    ]);
    await waitFor(() => expect(field(/Company/)).toHaveValue(''));
    expect(screen.queryByLabelText(/^Phone/)).not.toBeInTheDocument();
  });

  test('asks for the phone once a country is chosen, and takes digits only', async () => {
    render(<ContactForm />);
    expect(screen.getByText(addressMessages.countryFirst)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Phone/)).not.toBeInTheDocument();
    await user.click(field(/^Country/));
    await user.paste('Nepal');
    const phone = await screen.findByLabelText(/^Phone/);
    expect(screen.getByText('+977')).toBeInTheDocument();
    await fill(user, phone, '98-01x');
    expect(phone).toHaveValue('9801');
  });

  test('requires every field', async () => {
    render(<ContactForm />);
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(sendButton());
    for (const label of ['Company', 'Name', 'Country', 'Email', 'Subject', 'Description']) {
      expect(
        await screen.findByText(englishText(fieldMessages.required(label))),
      ).toBeInTheDocument();
    }
    expect(screen.getByText(enquiryMessages.consentMissing)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test.each([
    ['the shop’s reason', 400, captchaMessages.failed, captchaMessages.failed],
    ['the specification’s message', 502, undefined, enquiryMessages.notSent],
  ])('a refusal displays %s, and what is typed stays', async (_, status, message, displayed) => {
    answer = () =>
      message
        ? refuse({ status, code: 'invalid', message, errors: { recaptcha: [message] } })
        : new Response('', { status });
    render(<ContactForm />);
    await fillIn();
    await untilReady();
    await user.click(sendButton());
    expect(await screen.findByText(displayed)).toBeInTheDocument();
    expect(field(/^Subject/)).toHaveValue('Ghee in glass');
  });

  test('a lost connection shows an error, and the message can be sent again', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    render(<ContactForm />);
    await fillIn();
    await untilReady();
    await user.click(sendButton());
    expect(await screen.findByText(enquiryMessages.notAnswered)).toBeInTheDocument();
    const tries = sent.length;
    answer = () => Response.json({ message: enquiryMessages.sent });
    await untilReady();
    await user.click(sendButton());
    await waitFor(() => expect(sent).toHaveLength(tries + 1));
    expect(sent.at(-1)?.body).toMatchObject({ subject: 'Ghee in glass', phone: '+919825011111' });
  });

  test('survives a reload, with the phone of its country', async () => {
    const { unmount } = render(<ContactForm />);
    await fillIn();
    unmount();
    render(<ContactForm />);
    expect(await screen.findByText(enquiryMessages.draftRestored)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('9825011111');
    expect(screen.getByText('+91')).toBeInTheDocument();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(localStorage.getItem('draft:contact')).not.toMatch(/captcha|consent/);
    await user.click(screen.getByRole('checkbox'));
    await untilReady();
  });
});
