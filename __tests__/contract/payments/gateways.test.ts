import { expect, test } from '@jest/globals';
import { formOrigins, gateways } from '@/contract/payments/gateways';
import { gatewayDescriptors } from '@/shop-api/providers/payment/gateways';

test('every gateway except the demo has a descriptor', () => {
  const names = gatewayDescriptors.map(({ name }) => name);
  expect(names).toEqual(Object.keys(gateways).filter((name) => name !== 'demo'));
});

test('a variable that overrides the form URL of a gateway is one of its URL variables', () => {
  for (const { name, addresses } of gatewayDescriptors) {
    const { formVariable } = { formVariable: undefined, ...gateways[name] };
    if (formVariable) expect(Object.keys(addresses)).toContain(formVariable);
  }
});

test('forms may be sent to a gateway URL set by the environment', () => {
  expect(formOrigins({ PAYU_PAYMENT_URL: 'https://pay.example/_payment' })).toEqual([
    'https://secure.payu.in',
    'https://test.payu.in',
    'https://pay.example',
  ]);
  expect(formOrigins({ PAYU_PAYMENT_URL: '' })).toHaveLength(2);
});
