import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { JsonLd } from '@/components/shared/raw-html';

test('JSON-LD cannot break out of its script tag', () => {
  const data = { name: '</script><img src=x onerror=alert(1)>' };
  const { container } = render(<JsonLd data={data} origin="https://shop.example" />);
  expect(container.children).toHaveLength(1);
  const [tag] = container.children;
  expect(tag).toHaveAttribute('type', 'application/ld+json');
  expect(JSON.parse(tag?.textContent ?? '')).toEqual(data);
});
