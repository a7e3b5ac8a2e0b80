import { shopProfile } from '../../contract/shop/shop.ts';
import type { OrderRow } from '../../shop-api/domain/inventory/open-order.ts';
import { type OrderPrice, priceOrder } from '../../shop-api/domain/kernel/price-order.ts';
import { composeInvoice } from '../../shop-api/domain/orders/invoices/compose-invoice.ts';
import type { InvoiceDocument } from '../../shop-api/providers/invoice/invoice-document.ts';

/** The purchase to invoice; the name and other texts are generated. */
export interface SampleLine {
  quantity: number;
  pricePaise: number;
  gstPercent: number;
}

export interface SampleSale {
  lines: SampleLine[];
  discountPaise?: number;
  shippingPaise?: number;
  giftCardPaise?: number;
  stateName?: string;
  /** Whom it is billed to; by default who receives it. */
  billing?: OrderRow['billing'];
}

/** An invoice as the shop creates it, with its source prices. */
export function sampleInvoice(sale: SampleSale): { invoice: InvoiceDocument; price: OrderPrice } {
  const { discountPaise = 0, shippingPaise = 10_000 } = sale;
  const lines = sale.lines.map((line) => ({ ...line, mrpPaise: line.pricePaise }));
  const price = priceOrder({ lines, discountPaise, shippingPaise });
  const frozen = lines.map((line, index) => {
    const figures = price.lines[index];
    if (!figures) throw new Error('Every line is priced');
    return {
      ...line,
      ...figures,
      name: `Roasted coffee ${index + 1}`,
      size: '250 g',
      hsn: '09012110',
      parts: [],
      translations: {
        hi: { name: `भुनी हुई कॉफ़ी ${index + 1}`, size: '250 ग्राम' },
        gu: { name: `શેકેલી કૉફી ${index + 1}`, size: '250 ગ્રામ' },
      },
    };
  });
  const order = sampleOrder(price, sale);
  const issuedAt = new Date('2026-11-21T06:30:00Z');
  return {
    price,
    invoice: composeInvoice({
      order,
      lines: frozen,
      number: 'VN/26-27/000123',
      issuedAt,
      company: shopProfile,
    }),
  };
}

function sampleOrder(
  price: OrderPrice,
  { giftCardPaise = 0, stateName = 'Gujarat', billing = null }: SampleSale,
): OrderRow {
  return {
    id: 123,
    number: 'VN100123',
    customerId: 1,
    state: 'packed',
    payType: 'Cash on Delivery',
    deliveryMethod: 'Standard delivery',
    isGift: false,
    giftMessage: '',
    giftDay: null,
    sendFrom: null,
    voucherCode: price.discountPaise > 0 ? 'WELCOME10' : '',
    goodsPaise: price.goodsPaise,
    discountPaise: price.discountPaise,
    shippingPaise: price.shippingPaise,
    shippingReason: price.shippingPaise > 0 ? 'standard' : 'own_city',
    gstPaise: price.gstPaise,
    giftCardPaise,
    payablePaise: price.totalPaise - giftCardPaise,
    addressId: 1,
    fullName: 'Asha Rao आशा राव',
    mobile: '+919825000000',
    fullAddress: `12 Neem Lane, Navrangpura, Ahmedabad 380009, ${stateName}, India`,
    cityId: 57606,
    stateName,
    postalCode: '380009',
    placedAt: new Date('2026-11-20T20:00:00Z'),
    paidAt: null,
    deliveredAt: null,
    cashReceivedAt: null,
    cashReference: null,
    carrier: null,
    trackingNumber: null,
    holdUntil: null,
    releasedAt: null,
    reacceptedAt: null,
    replacedBy: null,
    billing,
  };
}
