import { forbid } from './rule.mjs';

const CONTRACT = '^contract/';

/** What every area may use, lowest first: facts of the shop, its texts, what calls are made of. */
const FLOOR = ['shop', 'messages', 'kit'];

/** The areas, and the other areas that each may use. */
const AREAS = {
  accounts: [],
  cart: [],
  catalogue: [],
  content: ['catalogue'],
  enquiries: [],
  memberships: [],
  orders: ['cart'],
  payments: ['orders'],
  returns: ['orders'],
  settings: [],
  sharing: ['cart', 'catalogue'],
  staff: ['accounts', 'catalogue', 'orders'],
  vouchers: [],
};

const floorRules = FLOOR.map((room, index) =>
  forbid(
    `contract-floor-${room}`,
    `${CONTRACT}${room}/`,
    `${CONTRACT}(?!(${FLOOR.slice(0, index + 1).join('|')})/)`,
    'the floor of the contract knows no area, and each of its rooms only those below it',
  ),
);

const areaRules = Object.entries(AREAS).map(([area, uses]) =>
  forbid(
    `contract-area-${area}`,
    `${CONTRACT}${area}/`,
    `${CONTRACT}(?!(${[...FLOOR, area, ...uses].join('|')})/)`,
    'an area of the contract uses the floor and the areas that are listed for it',
  ),
);

/** Who in `contract/` may import whom; `endpoints.ts` and `resources.ts` beside the rooms unite all calls. */
export const contract = [
  ...floorRules,
  ...areaRules,
  forbid(
    'contract-has-areas',
    '^(app|components|contract|lib|server|shop-api)/',
    `${CONTRACT}(?!(endpoints|resources)[.]ts$|(${[...FLOOR, ...Object.keys(AREAS)].join('|')})/)`,
    'a new room of the contract has its row in the list above',
  ),
];
