import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import type { InferType } from 'yup';
import { object } from 'yup';
import { FormEnd } from '@/components/shared/form-end.client';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FieldErrors } from '@/contract/errors';
import { email, requiredText } from '@/contract/fields';
import { ApiError } from '@/lib/api/api-error';
import { fieldOf } from '@/lib/forms/field-of';
import { useApiForm } from '@/lib/forms/use-api-form.client';

/** Declared in another order than the page shows the fields. */
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
    explain: () => 'Something went wrong',
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
      <FormEnd form={form}>Send</FormEnd>
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
  test('says what is wrong when a field is left, and corrects itself while it is typed in', async () => {
    render(<NewsForm />);
    await user.type(field('Email'), 'asha');
    expect(screen.queryByText('Invalid email format')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Invalid email format')).toBeVisible();
    expect(field('Email')).toHaveAccessibleDescription('Invalid email format');
    await user.type(field('Email'), '@example.com');
    await waitFor(() => expect(screen.queryByText('Invalid email format')).toBeNull());
  });

  test('moves to the first wrong field and sends nothing', async () => {
    render(<NewsForm />);
    await user.click(button());
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Name')).toBeInvalid();
    expect(field('Email')).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
  });

  test('sends the checked values', async () => {
    render(<NewsForm />);
    await fillIn(' Asha ', 'asha@example.com');
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(send).toHaveBeenCalledWith({ name: 'Asha', email: 'asha@example.com' }, '');
  });

  test('puts what the server refused beside its field, first in the order of the page', async () => {
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

  test('tells any other failure as a whole, keeps what was typed and can be sent again', async () => {
    send.mockRejectedValueOnce(new ApiError('network', 'no answer'));
    render(<NewsForm />);
    await fillIn('Asha', 'asha@example.com');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(field('Name')).toHaveValue('Asha');
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('tells a refusal of a field it does not have', async () => {
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

  test('is written by the server with what a plain form post came back with', async () => {
    const props = {
      defaults: { name: 'Asha', email: 'asha@' },
      refused: { email: ['Invalid email format'] },
    };
    const html = renderToString(<NewsForm {...props} />);
    expect(html).toContain('value="Asha"');
    expect(html).toContain('Invalid email format');

    render(<NewsForm {...props} />);
    expect(screen.getByText('Invalid email format')).toBeVisible();
    await user.type(field('Email'), 'example.com');
    expect(screen.queryByText('Invalid email format')).toBeNull();
  });
});
