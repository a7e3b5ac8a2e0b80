import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { FirstSteps } from '@/components/desk/overview/first-steps';
import { FIRST_STEPS, type FirstStep, type FirstStepRow } from '@/contract/staff/first-steps';

const stepsWith = (done: readonly FirstStep[]): FirstStepRow[] =>
  FIRST_STEPS.map((step) => {
    const isDone = done.includes(step);
    const wanted = step === 'products' ? 10 : 1;
    return { step, is_done: isDone, count: isDone ? 12 : 3, wanted, missing: [] };
  });

const rowOf = (title: string) =>
  within(screen.getByRole('heading', { name: new RegExp(title) }).closest('li') as HTMLElement);

describe('the first steps of a live shop', () => {
  test('are counted, in order, each with its desk', () => {
    render(<FirstSteps steps={stepsWith(['payment'])} isDemo={false} />);
    expect(screen.getByText('1 of 9 done')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
    const products = rowOf('Ten products ?, to do');
    expect(products.getByText('3 of 10')).toBeInTheDocument();
    expect(products.getByRole('link', { name: 'Add a product' })).toHaveAttribute(
      'href',
      '/dashboard/products/new',
    );
  });

  test('that are done say so and no longer explain themselves', () => {
    render(<FirstSteps steps={stepsWith(['home'])} isDemo={false} />);
    expect(rowOf('Home page ?, done').queryByText(/A first banner/)).toBeNull();
    expect(rowOf('First category ?, to do').getByText(/menu of the shop/)).toBeInTheDocument();
  });

  test('keep the samples of policies by a plain form, and never those of the company', () => {
    render(<FirstSteps steps={stepsWith([])} isDemo={false} />);
    const button = screen.getByRole('button', { name: /^The samples are right ?: Policies$/ });
    expect(button.closest('form')).toHaveAttribute('action', '/api/staff/first-steps/policies');
    expect(rowOf('Facts of the company').queryByRole('button')).toBeNull();
  });

  test('are gone once all are done', () => {
    const { container } = render(<FirstSteps steps={stepsWith(FIRST_STEPS)} isDemo={false} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('are a closed line in a demo shop', () => {
    render(<FirstSteps steps={stepsWith([])} isDemo={true} />);
    const line = screen.getByText('First steps of a live shop: 0 of 9 done').closest('details');
    expect(line).not.toHaveAttribute('open');
  });
});
