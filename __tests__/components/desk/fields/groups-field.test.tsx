import { expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { sampleDesk, sampleEntry } from '@/__tests__/support/sample-desk';
import { DeskFormProvider } from '@/components/desk/fields/desk-form-context.client';
import { FieldOfDesk } from '@/components/desk/fields/field-of-desk.client';
import type { Language } from '@/contract/shop/languages';
import { pathsIn } from '@/lib/desk/paths';
import { type FormValues, toEntryFields, toFormValues } from '@/lib/desk/values';

const user = userEvent.setup({ delay: null });
const fields = sampleDesk.panels.flatMap((panel) => panel.fields);
const desk = {
  ...sampleDesk,
  panels: [{ title: 'All', fields: fields.filter(({ name }) => name === 'sections') }],
};

let hook: UseFormReturn<FormValues>;

function Form({ language }: { language: Language }) {
  hook = useForm<FormValues>({ defaultValues: toFormValues(desk, sampleEntry) });
  // Errors are read while the form is drawn.
  void hook.formState.errors;
  return (
    <DeskFormProvider value={{ desk, hook, names: { 'brands:3': 'Aranya' }, learnName: () => {} }}>
      {pathsIn(language, desk.panels[0]?.fields ?? []).map((path) => (
        <FieldOfDesk key={path.path} path={path} />
      ))}
    </DeskFormProvider>
  );
}

const draw = (language: Language = 'en') => render(<Form language={language} />);

const section = (place: number) => within(screen.getByRole('group', { name: `Section ${place}` }));
const titleOf = (place: number) => section(place).getByLabelText('Title');
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const sections = () => {
  const { sections: made } = toEntryFields(desk, hook.getValues(), {});
  return JSON.parse(JSON.stringify(made));
};

test('what is typed is in the form, at its place', async () => {
  draw();
  await user.type(titleOf(2), ' of the press');
  await user.selectOptions(section(1).getByLabelText('Shape'), 'Tall');
  expect(sections()).toMatchObject([
    { title: 'Ghee', shape: 'tall', brand_id: 3 },
    { title: 'Oils of the press', link: '/oils' },
  ]);
});

test('a new one stands at the end, is written in at once, and has its first choice', async () => {
  draw();
  await press('Add a section');
  expect(titleOf(3)).toHaveFocus();
  await user.keyboard('Teas');
  expect(sections()[2]).toMatchObject({ title: 'Teas', link: null, shape: 'wide' });
});

test('one that is moved takes what was typed along, and the focus', async () => {
  draw();
  await user.type(titleOf(2), '!');
  await press('Move section 2 up');
  expect(titleOf(1)).toHaveValue('Oils!');
  expect(titleOf(2)).toHaveValue('Ghee');
  expect(section(1).getByRole('combobox', { name: 'Shape' })).toHaveDisplayValue('Tall');
  expect(section(2).getByRole('combobox', { name: 'Brand' })).toHaveValue('Aranya');
  expect(screen.getByRole('button', { name: 'Move section 1 down' })).toHaveFocus();
  expect(sections()).toMatchObject([
    { title: 'Oils!', translations: { hi: {} } },
    { title: 'Ghee', translations: { hi: { title: 'घी' } } },
  ]);
});

test('one that is removed comes back to its place with what was typed', async () => {
  draw();
  await user.type(titleOf(1), '!');
  await press('Remove section 1');
  expect(titleOf(1)).toHaveValue('Oils');
  expect(sections()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('Undo');
  expect(titleOf(1)).toHaveValue('Ghee!');
  expect(sections()).toHaveLength(2);
});

test('an error stands beside its part, and one of the list below it', async () => {
  draw();
  act(() => {
    hook.setError('sections.1.link', { message: 'Link must begin with /' });
    hook.setError('sections', { message: 'There are too many' });
  });
  expect(await screen.findByText('There are too many')).toBeVisible();
  expect(section(2).getByLabelText('Link')).toBeInvalid();
  expect(section(1).getByLabelText('Link')).toBeValid();
});

test('in another language there are its texts alone, with the English ones beside', async () => {
  draw('hi');
  expect(titleOf(1)).toHaveValue('घी');
  expect(section(2).getByText('English: Oils')).toBeVisible();
  expect(section(1).queryByLabelText('Link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(titleOf(2), 'तेल');
  expect(sections()).toMatchObject([
    { title: 'Ghee', translations: { hi: { title: 'घी' } } },
    { title: 'Oils', link: '/oils', translations: { hi: { title: 'तेल' } } },
  ]);
});
