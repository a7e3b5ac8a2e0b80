import type { DisplayedOrder } from '@/lib/view/orders';

const address = {
  id: 5,
  full_name: 'Asha Rao',
  mobile_no: '+919825000000',
  full_address: '12 Neem Lane, Mumbai 400001, Maharashtra, India',
};

/** A cash order of coffee in a gift box, just placed. */
export function sampleOrder(changes: Partial<DisplayedOrder> = {}): DisplayedOrder {
  const placed = { text: '22 November 2026', iso: '2026-11-22' };
  const line = {
    is_sold: true,
    product_image: null,
    tax_name: 'GST 5%',
    is_rated: false,
    quantity: 1,
  };
  const coffee = {
    id: 1001,
    product_name: 'Arabica Beans',
    selling_price: 495,
    product_total: 495,
  };
  const box = { id: 4901, product_name: 'Kraft Gift Box', selling_price: 60, product_total: 60 };
  return {
    id: 7,
    order_id: 'VN100007',
    order_date: '2026-11-22T06:30:00Z',
    delivery_date: null,
    order_status: 'Pending',
    timeline: [{ status: 'Pending', moment: placed }],
    expected: { text: '30 November 2026', iso: '2026-11-30' },
    arrives: 'Mon, 30 Nov',
    isLate: false,
    placed,
    delivered: null,
    is_paid: false,
    is_invoiced: false,
    is_credited: false,
    credit_notes: [],
    is_collected: false,
    collect: null,
    collect_code: null,
    is_gift: false,
    gift_message: '',
    gift_day: null,
    applied_voucher_code: '',
    shipping_amt: 100,
    tax_amt: 30,
    discount_amt: 0,
    gift_voucher_amt: 0,
    final_total: 655,
    pay_type: 'Cash on Delivery',
    billing_address: address,
    shipping_address: address,
    gst_buyer: null,
    product_info: 'SOSE',
    price_change: null,
    replaced_by: null,
    shipment: null,
    rated_product_info: [
      { ...line, ...coffee, product_rating_by_user: null, is_packing: false },
      { ...line, ...box, product_rating_by_user: null, is_packing: true },
    ],
    ...changes,
  };
}
