import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

describe('Field', () => {
  test('names its control and reads the hint with it', () => {
    render(
      <Field id="pin" label="PIN code" hint="Six digits">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'PIN code' });
    expect(input).toHaveAccessibleDescription('Six digits');
    expect(input).toBeValid();
  });

  test('reads the error before the hint and marks the control as wrong', () => {
    render(
      <Field
        id="phone"
        label="Mobile"
        hint="For the courier"
        error="Mobile number must be 10 digits"
      >
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Mobile' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Mobile number must be 10 digits For the courier');
  });

  test('tells that it must be filled in without reading the asterisk', () => {
    render(
      <Field id="name" label="Name" required>
        {(control) => <Input {...control} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  });
});
