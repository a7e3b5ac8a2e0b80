import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { mobileMessages } from '@/contract/messages/fields';

describe('Field', () => {
  test('labels its control and describes it by the hint', () => {
    render(
      <Field id="pin" label="PIN code" hint="Six digits">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'PIN code' });
    expect(input).toHaveAccessibleDescription('Six digits');
    expect(input).toBeValid();
  });

  test('describes its control by the error before the hint and marks it as invalid', () => {
    render(
      <Field id="phone" label="Mobile" hint="For the courier" error={mobileMessages.notTenDigits}>
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Mobile' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Mobile number must be 10 digits For the courier');
  });

  test('marks the control as required without announcing the asterisk', () => {
    render(
      <Field id="name" label="Name" required>
        {(control) => <Input {...control} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  });
});
