import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { sampleChart } from '@/__tests__/support/sample-staff';
import { SalesFigures } from '@/components/desk/overview/sales-figures';
import { SalesChart } from '@/components/desk/reports/sales-chart';

const drawn = { unit: 'day', span: 'the last 14 days' } as const;

describe('the chart of sales', () => {
  test('says in words what it draws', () => {
    render(<SalesChart {...drawn} chart={sampleChart(2500, 1000)} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Sales of each day of the last 14 days against the time before. The highest is Day, 13 Jan with ₹2,500.00.',
    );
  });

  test('is a table too, with every day', () => {
    render(<SalesChart {...drawn} chart={sampleChart(2500, 1000)} />);
    const table = screen.getByRole('table', {
      name: 'Orders and sales of the last 14 days',
      hidden: true,
    });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(15);
    expect(rows.at(-1)).toHaveTextContent('Day, 14 Jan1₹1,000.00₹100.00');
  });

  test('is drawn without any sale', () => {
    const { container } = render(<SalesChart {...drawn} chart={sampleChart()} />);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});

describe('the figures of the overview', () => {
  const figure = (label: string) =>
    screen.getAllByRole('link').find((link) => link.textContent?.startsWith(label));

  test('put today beside yesterday, and 14 days beside the 14 before', () => {
    render(<SalesFigures chart={sampleChart(2500, 1000)} />);
    expect(figure('Sales today')).toHaveTextContent('₹1,000.00₹2,500.00 yesterday');
    expect(figure('Orders today')).toHaveTextContent('11 yesterday');
    expect(figure('Sales, 14 days')).toHaveTextContent('₹3,500.00+150%from ₹1,400.00');
    expect(figure('Orders, 14 days')).toHaveTextContent('2−86%from 14');
    expect(figure('Average order')).toHaveTextContent('₹1,750.00+1650%from ₹100.00');
  });

  test('lead to the orders that they count', () => {
    render(<SalesFigures chart={sampleChart()} />);
    const list = '/dashboard/orders?counts=sales&from=';
    expect(figure('Orders today')).toHaveAttribute('href', `${list}2026-01-14&to=2026-01-14`);
    expect(figure('Average order')).toHaveAttribute('href', `${list}2026-01-01&to=2026-01-14`);
  });

  test('name no trend where there was nothing before', () => {
    const chart = sampleChart(500).map((day) => ({
      ...day,
      before: { orders: 0, sales: 0 },
    }));
    render(<SalesFigures chart={chart} />);
    expect(figure('Sales, 14 days')).toHaveTextContent('₹500.00from ₹0.00');
  });
});
