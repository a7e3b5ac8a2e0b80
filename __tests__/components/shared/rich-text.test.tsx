import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RichText } from '@/components/shared/raw-html';
import type { CleanHtml } from '@/lib/view/rich-text';

test('sanitised HTML is rendered unchanged', () => {
  render(<RichText html={'<h2>Why tulsi</h2><p>It warms.</p>' as CleanHtml} />);
  expect(screen.getByRole('heading', { name: 'Why tulsi' })).toBeVisible();
  expect(screen.getByText('It warms.')).toBeVisible();
});
