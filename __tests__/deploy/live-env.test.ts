import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { projectText } from '@/__tests__/support/project-files';
import { readConfig } from '@/lib/server/config';
import { readEdgeSettings } from '@/scripts/edge/settings';
import { readApiConfig } from '@/shop-api/config';
import { environmentRules } from '@/shop-api/environment';

const template = projectText('deploy/live.env.template');
const given = parseEnv(template) as Record<string, string>;
const names = [...template.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
const known = [...projectText('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name = '']) => name,
);

/** Values as an operator would fill them in; the others take a long random text. */
const FILLED: Record<string, string> = {
  PUBLIC_ORIGIN: 'https://shop.example.in',
  DATABASE_URL: 'postgres://vanya:word@127.0.0.1:5432/vanya',
  SMTP_URL: 'smtps://user:word@mail.example.in:465',
  MAIL_FROM: 'The shop <no-reply@the-shop.in>',
};

const empty = Object.keys(given).filter((name) => given[name] === '');
const filled = {
  ...given,
  ...Object.fromEntries(empty.map((name) => [name, FILLED[name] ?? '7b'.repeat(32)])),
};

describe('the template of the variables of a live shop', () => {
  test('opens both halves and the edge when its empty lines are filled in', () => {
    expect(readApiConfig(filled)).toMatchObject({ mode: 'live' });
    expect(readConfig(filled).sessionSecret).toHaveLength(64);
    expect(readEdgeSettings(filled)).toMatchObject({
      storefronts: ['127.0.0.1:3001', '127.0.0.1:3002'],
      apis: ['127.0.0.1:4001', '127.0.0.1:4002'],
    });
  });

  test('leaves each line empty that the mode demands, and no secret filled in', () => {
    const demanded = Object.keys(environmentRules.fields).filter((name) => {
      const without = { ...filled, [name]: '' };
      try {
        readApiConfig(without);
        return false;
      } catch {
        return true;
      }
    });
    expect(demanded).toEqual(expect.arrayContaining(['API_SECRET', 'SMTP_URL', 'MSG91_AUTH_KEY']));
    expect(demanded.filter((name) => !empty.includes(name))).toEqual([]);
    const secret = Object.keys(given).filter((name) => /SECRET|TOKEN|PASSWORD|SALT/.test(name));
    expect(secret.filter((name) => given[name] !== '')).toEqual([]);
  });

  test('has each variable of the shop once, and none that is unknown', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    const left = known.filter((name) => !names.includes(name));
    expect(left.sort()).toEqual([
      'API_PORT',
      'CHECK_ANSWERS',
      'DEMO_HISTORY',
      'DEMO_PICTURE_WIDTH',
      'EDGE_ACME_DIR',
      'PORT',
    ]);
  });
});
