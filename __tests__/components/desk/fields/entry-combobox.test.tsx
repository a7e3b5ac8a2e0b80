import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { EntryCombobox } from '@/components/desk/fields/entry-combobox.client';

const user = userEvent.setup({ delay: null });
const onChoose = jest.fn();
const onClear = jest.fn();
let asked: string[];

beforeEach(() => {
  onChoose.mockReset();
  onClear.mockReset();
  asked = [];
  openFakeApi((url) => {
    const q = url.searchParams.get('q') ?? '';
    asked.push(q);
    const all = [
      { id: 1, name: 'Aranya' },
      { id: 2, name: 'Arogya' },
      { id: 3, name: 'Kheti' },
    ];
    return Response.json({ data: all.filter(({ name }) => name.startsWith(q)) });
  });
});

function draw({ value = '', without = [] as number[] } = {}) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <form>
        <EntryCombobox
          control={{ id: 'brand', 'aria-label': 'Brand' }}
          inputRef={null}
          desk="brands"
          value={value}
          without={without}
          placeholder=""
          onBlur={() => undefined}
          onChoose={onChoose}
          onClear={onClear}
        />
      </form>
    </SWRConfig>,
  );
  return screen.getByRole('combobox', { name: 'Brand' });
}

test('an entry is found by its name and chosen with the keyboard', async () => {
  const input = draw();
  await user.type(input, 'Ar');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  expect(asked).toEqual(['Ar']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Arogya' })).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Arogya' }).id,
  );
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 2, name: 'Arogya' }));
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

test('the arrow opens all entries, and Escape closes them without a change', async () => {
  const input = draw({ value: 'Kheti' });
  await user.click(input);
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(input).toHaveValue('Kheti');
  expect(onChoose).not.toHaveBeenCalled();
});

test('what is chosen already is not offered, and a removed text removes the choice', async () => {
  const input = draw({ value: 'Kheti', without: [1] });
  await user.clear(input);
  expect(onClear).toHaveBeenCalled();
  await user.type(input, 'Ar');
  await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Arogya'));
});

test('a search without a result says so', async () => {
  await user.type(draw(), 'zz');
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

test('what nobody has added yet is added at its desk, in another tab, under the typed name', async () => {
  const input = draw();
  await user.type(input, 'Nilgiri Pantry ');
  const link = await screen.findByRole('link', { name: 'Add “Nilgiri Pantry” in a new tab' });
  expect(link).toHaveAttribute('href', '/dashboard/brands/new?name=Nilgiri+Pantry');
  expect(link).toHaveAttribute('target', '_blank');
  await user.tab();
  expect(link).toHaveFocus();
  await user.tab();
  expect(screen.queryByRole('link')).toBeNull();
});
