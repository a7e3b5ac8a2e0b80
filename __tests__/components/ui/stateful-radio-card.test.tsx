import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { StatefulRadioCard } from '@/components/ui/stateful-radio-card';

const KINDS = ['Online', 'Cash'];

function Payment() {
  const [kind, setKind] = useState('Online');
  const [isMarked, setIsMarked] = useState(false);
  return (
    <form data-marked={isMarked}>
      {KINDS.map((value) => (
        <StatefulRadioCard
          key={value}
          name="kind"
          value={value}
          checked={kind === value}
          onChoose={() => setKind(value)}
        >
          {value}
        </StatefulRadioCard>
      ))}
      <button type="button" onClick={() => setIsMarked(true)}>
        Render again
      </button>
      <output>{kind}</output>
    </form>
  );
}

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('an option is chosen by a click', () => {
  render(<Payment />);
  fireEvent.click(option('Cash'));
  expect(option('Cash').checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Cash');
});

test('keeps what was chosen before scripts ran', () => {
  const drawn = render(<Payment />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = drawn.container.innerHTML;
  drawn.unmount();
  option('Cash').checked = true;
  render(<Payment />, { container, hydrate: true });
  fireEvent.click(screen.getByRole('button'));
  expect(option('Cash').checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Cash');
});
