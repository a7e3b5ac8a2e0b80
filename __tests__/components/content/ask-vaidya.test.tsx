import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { AskVaidya } from '@/components/content/ask-vaidya';
import { enquiryMessages, vaidyaQuestionMessages } from '@/contract/messages/enquiries';
import { MEMBERSHIP_NAME } from '@/contract/shop/shop-names';
import { updateSession } from '@/lib/browser/session-store';
import { removeAllDrafts } from '@/lib/forms/draft-store';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const user = userEvent.setup();
const MEMBER = { ...ANONYMOUS_SHOPPER, loggedIn: true, isElite: true };
const question = () => screen.findByLabelText(/^Your question/);

describe('questions in writing', () => {
  let sent: unknown[];
  let answer: () => Response;
  beforeEach(() => {
    removeAllDrafts();
    sent = [];
    answer = () => Response.json({ message: vaidyaQuestionMessages.sent });
    openFakeApi(async (_, request) => {
      if (request.method === 'GET') return Response.json(MEMBER);
      sent.push(await request.json());
      return answer();
    });
  });

  test('are for members: others read what it is, how to join and how to log in', () => {
    updateSession(ANONYMOUS_SHOPPER);
    render(<AskVaidya />);
    expect(screen.getByText(/get the answer by email, in 2-3 working hours/)).toBeVisible();
    expect(screen.getByText('9:30 am to 6:30 pm, closed on Sundays')).toBeVisible();
    expect(screen.getByRole('link', { name: `Join ${MEMBERSHIP_NAME}` })).toBeVisible();
    expect(screen.getByRole('button', { name: /Log in/ })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('need a consent, are sent, and say when the answer comes', async () => {
    updateSession(MEMBER);
    render(<AskVaidya />);
    await user.type(await question(), 'Ghee at night?');
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText(enquiryMessages.consentMissing)).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText(/answer in 2-3 working hours\.$/)).toBeVisible();
    expect(sent).toEqual([{ question: 'Ghee at night?', consent: true }]);
    expect(await question()).toHaveValue('');
  });

  test('that are refused keep what was typed', async () => {
    updateSession(MEMBER);
    const error = { code: 'conflict', message: vaidyaQuestionMessages.emailNotProven };
    answer = () => Response.json({ error, ...error }, { status: 409 });
    render(<AskVaidya />);
    await user.type(await question(), 'Ghee at night?');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText(vaidyaQuestionMessages.emailNotProven)).toBeVisible();
    expect(await question()).toHaveValue('Ghee at night?');
  });
});
