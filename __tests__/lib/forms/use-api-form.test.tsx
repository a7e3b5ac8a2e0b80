import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { type InferType, object } from 'yup';
import { FormFooter } from '@/components/shared/form-footer.client';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FieldErrors } from '@/contract/kit/errors';
import { email, requiredText } from '@/contract/kit/fields';
import { commonMessages } from '@/contract/messages/common';
import { fieldMessages } from '@/contract/messages/fields';
import { ApiError } from '@/lib/api-error';
import { fieldOf } from '@/lib/forms/field-of';
import { useApiForm } from '@/lib/forms/use-api-form.client';

/** Declared in a different order than the fields on the page. */
const schema = object({ email: email(), name: requiredText('Name') });
type Values = InferType<typeof schema>;

const send = jest.fn<(values: Values, recaptcha: string) => Promise<void>>();

interface Props {
  defaults?: Values;
  refused?: FieldErrors;
}

function NewsForm({ defaults = { name: '', email: '' }, refused }: Props) {
  const form = useApiForm({
    schema,
    defaults,
    refused,
    send,
    explain: () => commonMessages.wentWrong,
  });
  const name = fieldOf(form, 'name');
  const mail = fieldOf(form, 'email');
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Field id="name" label="Name" error={name.error}>
        {(control) => <Input {...control} {...name.input} />}
      </Field>
      <Field id="email" label="Email" error={mail.error}>
        {(control) => <Input {...control} {...mail.input} />}
      </Field>
      <FormFooter form={form}>Send</FormFooter>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: 'Send' });
const user = userEvent.setup();

async function fillIn(name: string, mail: string): Promise<void> {
  await user.type(field('Name'), name);
  await user.type(field('Email'), mail);
}

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue();
});

describe('a form', () => {
  test('displays an error when a field loses focus and updates it while typing', async () => {
    render(<NewsForm />);
    await user.type(field('Email'), 'asha');
    expect(screen.queryByText(fieldMessages.invalidEmail)).toBeNull();
    await user.tab();
    expect(await screen.findByText(fieldMessages.invalidEmail)).toBeVisible();
    expect(field('Email')).toHaveAccessibleDescription(fieldMessages.invalidEmail);
    await user.type(field('Email'), '@example.com');
    await waitFor(() => expect(screen.queryByText(fieldMessages.invalidEmail)).toBeNull());
  });

  test('focuses the first invalid field and sends nothing', async () => {
    render(<NewsForm />);
    await user.click(button());
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Name')).toBeInvalid();
    expect(field('Email')).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
  });

  test('sends the validated values', async () => {
    render(<NewsForm />);
    await fillIn(' Asha ', 'asha@example.com');
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send).toHaveBeenCalledWith({ name: 'Asha', email: 'asha@example.com' }, '');
  });

  test('displays the server’s errors beside their fields and focuses the first one on the page', async () => {
    const fields = { email: ['Known already'], name: ['Too short'] };
    send.mockRejectedValue(new ApiError('domain', 'Known already', { code: 'invalid', fields }));
    render(<NewsForm />);
    await fillIn('A', 'asha@example.com');
    await user.click(button());
    expect(await screen.findByText('Known already')).toBeVisible();
    expect(screen.getByText('Too short')).toBeVisible();
    expect(field('Name')).toHaveFocus();
    expect(field('Email')).toHaveValue('asha@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('displays other failures as a whole, keeps the input and can be sent again', async () => {
    send.mockRejectedValueOnce(new ApiError('network', 'no answer'));
    render(<NewsForm />);
    await fillIn('Asha', 'asha@example.com');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.wentWrong);
    expect(field('Name')).toHaveValue('Asha');
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('displays the error of a field it does not have', async () => {
    const fields = { pincode: ['Unknown pincode'] };
    send.mockRejectedValue(new ApiError('domain', 'Unknown pincode', { code: 'invalid', fields }));
    render(<NewsForm />);
    await fillIn('Asha', 'asha@example.com');
    await user.click(button());
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test('is sent once, however often Enter is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    send.mockReturnValue(promise);
    render(<NewsForm />);
    await fillIn('Asha', 'asha@example.com');
    await user.keyboard('{Enter}{Enter}');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    resolve();
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('is rendered by the server with the errors and input of a plain form post', async () => {
    const props = {
      defaults: { name: 'Asha', email: 'asha@' },
      refused: { email: [fieldMessages.invalidEmail] },
    };
    const html = renderToString(<NewsForm {...props} />);
    expect(html).toContain('value="Asha"');
    expect(html).toContain(fieldMessages.invalidEmail);
    expect(html).toMatch(/<input(?=[^>]*name="email")[^>]*autofocus/);
    expect(html).not.toMatch(/<input(?=[^>]*name="name")[^>]*autofocus/);

    render(<NewsForm {...props} />);
    expect(screen.getByText(fieldMessages.invalidEmail)).toBeVisible();
    await user.type(field('Email'), 'example.com');
    expect(screen.queryByText(fieldMessages.invalidEmail)).toBeNull();
  });
});
