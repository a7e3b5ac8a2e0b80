import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { sampleDesk } from '@/__tests__/support/sample-desk';
import { DeskFormProvider } from '@/components/desk/fields/desk-form-context.client';
import { FieldOfDesk } from '@/components/desk/fields/field-of-desk.client';
import type { DeskField } from '@/lib/desk/desk';
import type { FormValues } from '@/lib/desk/values';

const user = userEvent.setup({ delay: null });
const field: DeskField = { name: 'benefits', label: 'Benefits', kind: 'texts', noun: 'benefit' };

let hook: UseFormReturn<FormValues>;

function Form() {
  hook = useForm<FormValues>({ defaultValues: { benefits: ['Pure', 'Fresh'] } });
  return (
    <DeskFormProvider value={{ desk: sampleDesk, hook, names: {}, learnName: () => {} }}>
      <FieldOfDesk path={{ path: 'benefits', label: 'Benefits', field }} />
    </DeskFormProvider>
  );
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const benefits = () => hook.getValues('benefits');

beforeEach(() => {
  render(<Form />);
});

test('a new text is written in at once', async () => {
  await press('Add a benefit');
  await user.keyboard('Good');
  expect(benefits()).toEqual(['Pure', 'Fresh', 'Good']);
});

test('a text that is moved takes the focus along, at an end to the button that is left', async () => {
  await press('Move benefit 1 down');
  expect(benefits()).toEqual(['Fresh', 'Pure']);
  expect(screen.getByRole('button', { name: 'Move benefit 2 up' })).toHaveFocus();
});

test('a removed text comes back to its place', async () => {
  await press('Remove benefit 1');
  expect(benefits()).toEqual(['Fresh']);
  await press('Undo');
  expect(benefits()).toEqual(['Pure', 'Fresh']);
});
