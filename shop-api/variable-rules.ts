import { number, string } from 'yup';
import { originOf } from '../contract/kit/origin.ts';

/** An address by http or https. */
export const webVariable = (name: string) =>
  string().test('address', `${name} must be an http(s) address`, isWebAddress);

/** The address of a PostgreSQL server. */
export const databaseAddress = (name: string) =>
  string().matches(/^postgres(ql)?:\/\//, `${name} must start with postgres:// or postgresql://`);

/** A number above 0. */
export const wholeVariable = (name: string) =>
  number()
    .typeError(`${name} must be a number`)
    .integer(`${name} must be a whole number`)
    .positive(`${name} must be above 0`);

/** A variable that only a live shop requires. */
export const neededLive = (name: string) =>
  string().test('live', `${name} is needed in live mode`, function isGivenWhenLive(value) {
    return this.parent.SHOP_MODE !== 'live' || value !== undefined;
  });

/** The address that shoppers see: https in a live shop, except on this machine, to rehearse. */
export const originRule = string()
  .test(
    'origin',
    'PUBLIC_ORIGIN must be an http(s) address without a path',
    (value) => value === undefined || originOf(value) !== undefined,
  )
  .test(
    'live',
    'PUBLIC_ORIGIN must be the https address of the shop in live mode',
    function isFit(value) {
      return this.parent.SHOP_MODE !== 'live' || isSafeOrigin(value);
    },
  );

/** A variable that is required when its partner is set. */
export const together = (name: string, partner: string) =>
  string().test('pair', `${name} is needed beside ${partner}`, function isComplete(value) {
    return this.parent[partner] === undefined || value !== undefined;
  });

/** The database: a live shop has a server, except on this machine, to rehearse. */
export const databaseRule = databaseAddress('DATABASE_URL')
  .concat(together('DATABASE_URL', 'DATABASE_DIRECT_URL'))
  .concat(together('DATABASE_URL', 'DATABASE_READ_URL'))
  .test('live', 'DATABASE_URL is needed in live mode', function isGivenWhenLive(value) {
    const { SHOP_MODE, PUBLIC_ORIGIN } = this.parent;
    return SHOP_MODE !== 'live' || value !== undefined || isOfThisMachine(PUBLIC_ORIGIN);
  });

/** A port to listen on; 0 takes any free one. */
export const listeningPort = (name: string) =>
  number()
    .typeError(`${name} must be a number`)
    .integer(`${name} must be a whole number`)
    .min(0, `${name} must be 0 to 65535`)
    .max(65_535, `${name} must be 0 to 65535`);

/** Whether an origin is reached by https, or lies on this machine. */
function isSafeOrigin(value = ''): boolean {
  return URL.parse(value)?.protocol === 'https:' || isOfThisMachine(value);
}

function isOfThisMachine(origin = ''): boolean {
  return ['localhost', '127.0.0.1'].includes(URL.parse(origin)?.hostname ?? '');
}

function isWebAddress(value: string | undefined): boolean {
  if (value === undefined) return true;
  return ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');
}
