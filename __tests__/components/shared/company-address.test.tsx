import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { GujaratiTexts } from '@/__tests__/support/texts-in-languages';
import { CompanyAddress } from '@/components/shared/company-address';
import { shopProfile } from '@/contract/shop/shop';
import { CompanyContext } from '@/lib/settings/settings-context.client';

const draw = (address = shopProfile.address) =>
  render(
    <CompanyContext value={{ ...shopProfile, address }}>
      <GujaratiTexts>
        <CompanyAddress />
      </GujaratiTexts>
    </CompanyContext>,
  ).container;

test('the address of the company is in the language of the page', () => {
  const drawn = draw();
  expect(drawn).toHaveTextContent(
    'શેડ 4, Vanya પૅક હાઉસ, ડેમો એસ્ટેટ, સાણંદ, અમદાવાદ, ગુજરાત 382110, ભારત',
  );
  expect(drawn.querySelector('[lang]')).toBeNull();
});

test('a part of it that has no translation is marked as English, an empty one left out', () => {
  const drawn = draw({ ...shopProfile.address, line1: '12 Club Road', line2: '' });
  expect(drawn).toHaveTextContent('12 Club Road, અમદાવાદ, ગુજરાત 382110, ભારત');
  expect(drawn.querySelector('[lang="en"]')).toHaveTextContent('12 Club Road');
});
