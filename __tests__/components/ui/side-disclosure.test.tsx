import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HindiTexts } from '@/__tests__/support/texts-in-languages';
import { SideDisclosure } from '@/components/ui/side-disclosure';

test('content beside a page has one label, on narrow screens and on wide ones', () => {
  render(
    <HindiTexts>
      <SideDisclosure label="Posts by month">2026</SideDisclosure>
    </HindiTexts>,
  );
  const label = screen.getByText('2026').dataset.label ?? '';
  expect(label).not.toMatch(/[A-Za-z]/);
  expect(screen.getByText(label)).toBeInTheDocument();
});
