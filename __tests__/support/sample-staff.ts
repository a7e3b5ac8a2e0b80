import type { StaffOrder } from '@/contract/staff/orders';
import type { ChartPart } from '@/lib/desk/chart-parts';

/** Fourteen days up to 14 January 2026; the sales of the last ones, all others ₹0.00. */
export function sampleChart(...sales: number[]): ChartPart[] {
  return Array.from({ length: 14 }, (_, index) => {
    const day = `2026-01-${String(index + 1).padStart(2, '0')}`;
    const sold = sales[index - 14 + sales.length] ?? 0;
    return {
      ...{ from: day, to: day, name: `${index + 1} Jan` },
      label: `Day, ${index + 1} Jan`,
      orders: sold > 0 ? 1 : 0,
      sales: sold,
      before: { orders: 1, sales: 100 },
    };
  });
}

/** A cash order of the dashboard that can be confirmed or cancelled. */
export function sampleStaffOrder(changes: Partial<StaffOrder> = {}): StaffOrder {
  return {
    id: 7,
    order_id: 'VN100007',
    order_date: '2026-01-14T06:30:00Z',
    final_total: 990,
    pay_type: 'Cash on Delivery',
    sale_status: 'Quotation Sent',
    order_status: 'Pending',
    is_paid: false,
    is_invoiced: false,
    replaced_by: null,
    is_collected: false,
    product_count: 5,
    first_products: [{ id: 1001, product_name: 'Hill Shade Arabica Beans', product_image: null }],
    customer: 'Asha Shah',
    mobile: '+919825000000',
    city: 'Ahmedabad',
    worth: 990,
    full_address: '12 Neem Lane, Ahmedabad 380009, Gujarat, India',
    moves: ['Confirmed', 'Cancelled'],
    return_requests: 0,
    send_from: null,
    payment: 'cash',
    ...changes,
  };
}
