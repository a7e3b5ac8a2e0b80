import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InferType, object } from 'yup';
import { allowCaptcha, captchaAnswer } from '@/__tests__/support/captcha-in-dom';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fill } from '@/__tests__/support/fill';
import { FormFooter } from '@/components/shared/form-footer.client';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { email } from '@/contract/kit/fields';
import { captchaMessages } from '@/contract/messages/captcha';
import { commonMessages } from '@/contract/messages/common';
import { ApiError } from '@/lib/api-error';
import { fieldOf } from '@/lib/forms/field-of';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';

const schema = object({ email: email() });

const send = jest.fn<(values: InferType<typeof schema>, recaptcha: string) => Promise<void>>();
const user = userEvent.setup();
let asked: string[];
let answer: () => Response | Promise<Response>;

function MailForm() {
  const captcha = useCaptcha('reset_password');
  const explain = () => commonMessages.wentWrong;
  const form = useApiForm({ schema, defaults: { email: '' }, captcha, send, explain });
  const mail = fieldOf(form, 'email');
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Field id="email" label="Email" error={mail.error}>
        {(control) => <Input {...control} {...mail.input} />}
      </Field>
      <FormFooter form={form}>Send</FormFooter>
    </form>
  );
}

const button = () => screen.getByRole('button', { name: 'Send' });
const box = () => screen.findByRole('checkbox', { name: 'I am not a robot' });
const untilSolved = () => screen.findByRole('checkbox', { name: 'Checked: not a robot' });
const isHeld = () => button().getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  allowCaptcha();
  asked = [];
  answer = captchaAnswer;
  send.mockReset();
  send.mockResolvedValue();
  openFakeApi((url) => {
    asked.push(url.pathname + url.search);
    return answer();
  });
});

describe('a form with a captcha', () => {
  test('is disabled until its fields are valid and the captcha is solved, and displays why', async () => {
    render(<MailForm />);
    expect(button()).toHaveAccessibleDescription(captchaMessages.formIncomplete);
    await box();
    await fill(user, screen.getByLabelText('Email'), 'asha@example.com');
    await untilSolved();
    await waitFor(() => expect(isHeld()).toBe(false));
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const [values, recaptcha] = send.mock.calls[0] ?? [];
    expect(values).toEqual({ email: 'asha@example.com' });
    expect(JSON.parse(atob(recaptcha ?? ''))).toHaveProperty('solution.counter');
    expect(new Set(asked)).toEqual(new Set(['/api/captcha?form=reset_password']));
  });

  test('draws the box of the check until the service has answered', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    const { container } = render(<MailForm />);
    const waiting = () => container.querySelector('.waiting');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(waiting()).not.toBeNull();
    resolve(captchaAnswer());
    await box();
    expect(waiting()).toBeNull();
  });

  test('announces that the check has ended', async () => {
    render(<MailForm />);
    await user.click(await box());
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(spoken()).toContain('Checked: not a robot'));
  });

  test('shows what is missing when the disabled button is pressed, and sends nothing', async () => {
    render(<MailForm />);
    await box();
    await user.click(button());
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  test('is disabled again when the solution expires', async () => {
    answer = () => captchaAnswer({ validMs: 2000 });
    render(<MailForm />);
    await user.click(await box());
    await fill(user, screen.getByLabelText('Email'), 'asha@example.com');
    await waitFor(() => expect(isHeld()).toBe(false));
    await waitFor(() => expect(isHeld()).toBe(true));
    expect(button()).toHaveAccessibleDescription(captchaMessages.notSolved);
    expect(await screen.findByText(/The check has expired/)).toBeVisible();
  });

  test('loads a new challenge after a refusal, because a solution works once', async () => {
    send.mockRejectedValueOnce(new ApiError('network', 'no answer'));
    render(<MailForm />);
    await user.click(await box());
    await fill(user, screen.getByLabelText('Email'), 'asha@example.com');
    await waitFor(() => expect(isHeld()).toBe(false));
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.wentWrong);
    expect(isHeld()).toBe(true);
    await waitFor(() => expect(isHeld()).toBe(false));
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    const solutions = send.mock.calls.map(([, recaptcha]) => recaptcha);
    expect(new Set(solutions).size).toBe(2);
  });

  test('displays an error when no challenge can be loaded, and retries', async () => {
    answer = () => Response.json({ status: false, message: 'away' }, { status: 422 });
    render(<MailForm />);
    expect(await screen.findByRole('alert')).toHaveTextContent(captchaMessages.notLoaded);
    answer = captchaAnswer;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box()).toBeVisible();
    expect(isHeld()).toBe(true);
  });
});

describe('a form with reCAPTCHA', () => {
  test('loads the script with the site key and creates a new answer for every submission', async () => {
    answer = () =>
      Response.json({ status: true, provider: 'recaptcha', site_key: 'site-1', challenge: null });
    send.mockRejectedValueOnce(new ApiError('network', 'no answer'));
    const actions: unknown[] = [];
    const grecaptcha = {
      ready: (callback: () => void) => callback(),
      render: () => 'client-1',
      execute: async (client: string, { action }: { action: string }) =>
        `token ${actions.push([client, action])}`,
    };
    render(<MailForm />);
    const script = await waitFor(() => {
      const found = document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');
      if (!found) throw new Error('There is no script yet');
      return found;
    });
    const { origin, pathname, searchParams } = new URL(script.src);
    expect(origin + pathname).toBe('https://www.google.com/recaptcha/api.js');
    await fill(user, screen.getByLabelText('Email'), 'asha@example.com');
    expect(isHeld()).toBe(true);

    Object.assign(window, { grecaptcha });
    const onload = searchParams.get('onload') ?? '';
    (window as unknown as Record<string, () => void>)[onload]?.();
    fireEvent.load(script);
    await waitFor(() => expect(isHeld()).toBe(false));
    await user.click(button());
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(isHeld()).toBe(false));
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([, recaptcha]) => recaptcha)).toEqual(['token 1', 'token 2']);
    expect(actions).toEqual([
      ['client-1', 'reset_password'],
      ['client-1', 'reset_password'],
    ]);
  });
});

test('a ticked box stays ticked when it is clicked', async () => {
  render(<MailForm />);
  await fill(user, screen.getByLabelText('Email'), 'asha@example.com');
  const ticked = await untilSolved();
  await user.click(ticked);
  expect(await untilSolved()).toBeChecked();
  expect(isHeld()).toBe(false);
});
