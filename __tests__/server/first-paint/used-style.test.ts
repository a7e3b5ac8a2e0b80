import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createUsedStyle } from '@/server/first-paint/used-style';

const SHEET = '/_next/static/chunks/a-1.css';
const LAYERS = '/_next/static/chunks/b_2.css';

let build: string;

beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'static/chunks'), { recursive: true });
  const write = (name: string, css: string) =>
    writeFileSync(join(build, 'static/chunks', name), css);
  write('a-1.css', '@layer base, ui; body{margin:0} .card{color:red} .card .old,.dialog{top:1px}');
  write('b_2.css', '@layer ui{.card:not(.sold){left:2px} @media print{.dialog{display:none}}}');
});

afterAll(() => rmSync(build, { recursive: true }));

const styleOf = (html: string, sheets = [SHEET, LAYERS]) => createUsedStyle(build)(sheets, html);

test('a page gets the rules of its class names, and those without a class name', () => {
  const style = styleOf('<p class="wide card">');
  expect(style).toContain('body{margin:0}');
  expect(style).toContain('.card{color:red}');
  expect(style).not.toContain('dialog');
});

test('a rule for what an element is not needs no such class on the page', () => {
  expect(styleOf('<p class="card">')).toContain('.card:not(.sold)');
});

test('the order of the layers is that of the sheets', () => {
  expect(styleOf('<p class="card">')).toMatch(/^@layer base;\s*@layer ui\{/);
});

test('a page with other class names gets other rules', () => {
  const usedStyle = createUsedStyle(build);
  expect(usedStyle([SHEET], '<p class="card">')).not.toContain('top');
  expect(usedStyle([SHEET], '<p class="dialog">')).toContain('top');
  expect(usedStyle([SHEET], '<p class="card">')).toContain('red');
});

test.each(['/_next/static/../../secret.css', 'https://elsewhere.example/a.css'])(
  'refuses %s, which is no sheet of the build',
  (sheet) => {
    expect(() => styleOf('', [sheet])).toThrow('Not a style sheet of the build');
  },
);
