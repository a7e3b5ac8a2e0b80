import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { object, string } from 'yup';
import { TextField } from '@/components/shared/text-field';
import { fieldOf } from '@/lib/forms/field-of';
import { useApiForm } from '@/lib/forms/use-api-form.client';

const sent: unknown[] = [];

function Form() {
  const form = useApiForm({
    schema: object({ name: string().required(), city: string().required() }),
    defaults: { name: '', city: 'Ahmedabad' },
    send: async (values) => void sent.push(values),
    explain: String,
  });
  return (
    <form onSubmit={form.onSubmit}>
      <TextField field={fieldOf(form, 'name')} label="Name" />
      <TextField field={fieldOf(form, 'city')} label="City" />
      <button type="submit">Send</button>
    </form>
  );
}

/** The HTML of the form, as the server sends it. */
function html(): string {
  const { container, unmount } = render(<Form />);
  const drawn = container.innerHTML;
  unmount();
  return drawn;
}

describe('a field of the server’s HTML', () => {
  test('keeps what was typed before the scripts were there', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = html();
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    name.value = 'Asha';
    const root = await act(async () => hydrateRoot(page, <Form />));
    expect(name).toHaveValue('Asha');
    expect(screen.getByLabelText('City')).toHaveValue('Ahmedabad');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([{ name: 'Asha', city: 'Ahmedabad' }]);
    act(() => root.unmount());
    page.remove();
  });
});
