import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sampleVaidya } from '@/__tests__/support/sample-vaidya';
import { VaidyaBand } from '@/components/shared/vaidya-band';

test('the band to the vaidya has the face and the number of the first one', () => {
  render(<VaidyaBand vaidyas={[sampleVaidya()]} about="search" />);
  expect(screen.getByText(/food and care, no treatment/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'A portrait' })).toBeVisible();
  expect(screen.getByText('Registration GBA 0001')).toBeVisible();
});

test('without anybody at the desk it still leads to the page', () => {
  render(<VaidyaBand vaidyas={[]} about="medicine" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/consult-our-vaidya');
});
