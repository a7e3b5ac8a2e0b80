import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RichText } from '@/components/shared/rich-text';
import type { CleanHtml } from '@/lib/format/clean-html';

test('cleaned HTML is drawn as it stands', () => {
  render(<RichText html={'<h2>Why tulsi</h2><p>It warms.</p>' as CleanHtml} />);
  expect(screen.getByRole('heading', { name: 'Why tulsi' })).toBeVisible();
  expect(screen.getByText('It warms.')).toBeVisible();
});
