import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqView } from '@/components/content/faq-view';
import type { CleanHtml } from '@/lib/view/rich-text';

const item = (id: number, question: string) => ({
  id,
  question,
  answer: `<p>Answer ${id}</p>` as CleanHtml,
});
const groups = [
  {
    group: 'General Information',
    items: [item(1, 'Who is it?'), item(2, 'Why?'), item(3, 'Where?')],
  },
  { group: 'Bulk Orders & Business Inquiry', items: [item(23, 'In bulk?')] },
];
const scrollIntoView = jest.fn();
Object.assign(HTMLElement.prototype, { scrollIntoView });

const open = (hash = '') => {
  window.history.replaceState(null, '', hash || window.location.pathname);
  render(<FaqView groups={groups} trail={[{ label: 'Help and FAQ' }]} />);
};
const SUMMARY = { selector: 'summary' };
const row = (question: string) => screen.getByText(question).closest('details');

afterEach(() => {
  scrollIntoView.mockClear();
});

describe('the frequent questions', () => {
  test('are in their groups, which the page links', () => {
    open();
    for (const { group, items } of groups) {
      const anchor = screen.getByRole('link', { name: group }).getAttribute('href');
      const section = screen.getByRole('region', { name: group });
      expect(`#${section.querySelector('h2')?.id}`).toBe(anchor);
      for (const { question } of items) expect(section).toHaveTextContent(question);
    }
  });

  test('have the same anchors in every language, one for each group', () => {
    const named = (names: string[]) =>
      groups.map(({ items }, index) => ({ group: names[index] ?? '', items }));
    const anchorsOf = (names: string[]) => {
      const { container, unmount } = render(<FaqView groups={named(names)} trail={[]} />);
      const anchors = Array.from(container.querySelectorAll('section > h2'), ({ id }) => id);
      unmount();
      return anchors;
    };
    const inHindi = anchorsOf(['सामान्य जानकारी', 'थोक ऑर्डर']);
    expect(new Set(inHindi).size).toBe(inHindi.length);
    expect(inHindi).toEqual(anchorsOf(['General Information', 'Bulk Orders']));
  });

  test('are rows with their answers in the page, of which the first of each group is open', () => {
    open();
    expect(row('Who is it?')).toHaveAttribute('open');
    expect(row('In bulk?')).toHaveAttribute('open');
    expect(row('Why?')).not.toHaveAttribute('open');
    expect(row('Why?')).toHaveTextContent('Answer 2');
  });

  test('open by their own address, when the page loads and later', () => {
    open('#q-3');
    expect(row('Where?')).toHaveAttribute('open');
    expect(row('Why?')).not.toHaveAttribute('open');
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    act(() => {
      window.history.replaceState(null, '', '#q-2');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(row('Why?')).toHaveAttribute('open');
  });

  test('link their own address', () => {
    open('#q-2');
    expect(screen.getByRole('link', { name: /^Link to this answer.*Why/ })).toHaveAttribute(
      'href',
      '#q-2',
    );
  });

  test('stay closed for an address of something else', () => {
    open('#questions-1');
    expect(row('Why?')).not.toHaveAttribute('open');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('are found by words of question and answer, and come back', async () => {
    const user = userEvent.setup();
    open();
    const field = screen.getByRole('searchbox', { name: 'Search the answers' });
    await user.type(field, 'ANSWER why');
    expect(screen.getByText('Why?', SUMMARY)).toBeVisible();
    expect(screen.getByText('Who is it?', SUMMARY)).not.toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bulk Orders & Business Inquiry' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('1 found');
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
    await user.clear(field);
    expect(screen.getByText('In bulk?', SUMMARY)).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
