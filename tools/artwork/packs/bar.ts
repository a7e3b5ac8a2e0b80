import { mark } from '../kit/emblem.ts';
import { lettering } from '../kit/lettering.ts';
import { paperLabel } from './label.ts';
import { clip, GLEAM, line, linear, path, SHADE } from './light.ts';
import type { Pack, PackInput } from './pack.ts';
import type { Palette } from './palette.ts';

const SLEEVE = 'M220 396H550V852H220Z';
const SLEEVE_SIDE = 'M550 396L598 404V840L550 852Z';
const SOAP_FACE = 'M226 326C226 296 240 282 270 282H500C530 282 544 296 544 326V850H226Z';
const SOAP_BACK = 'M236 330C236 300 250 286 280 285H520C570 285 590 300 590 332V846H236Z';
const LYING =
  'M430 826C428 808 440 796 462 796H676C698 796 710 808 708 826V866C708 888 696 900 674 900H464C442 900 430 888 430 866Z';
const LYING_EDGE = 'M446 814C450 794 462 786 482 786H656C676 786 688 794 692 814';

/** A bar of soap in a paper sleeve, and one lying before it. */
export function bar({ id, colours, label }: PackInput): Pack {
  const light = linear(
    `${id}a`,
    [
      [0, GLEAM, 0.35],
      [0.5, GLEAM, 0],
      [1, SHADE, 0.14],
    ],
    1,
    1,
  );
  const shadow = linear(`${id}b`, [
    [0, SHADE, 0.06],
    [1, SHADE, 0.3],
  ]);
  const printed = paperLabel({ cx: 385, top: 396, w: 330, h: 456 }, label, colours);
  const sleeve = path(SLEEVE, colours.paper) + printed;
  const sheen = path(SLEEVE, `url(#${id}a)`, 'opacity=".5"');
  return {
    defs: clip(`${id}c`, SLEEVE) + light + shadow,
    body: [
      soap(id, colours),
      `<g clip-path="url(#${id}c)">${sleeve}${sheen}</g>`,
      line('M220 396H550', GLEAM, 0.9, 2),
      path(SLEEVE_SIDE, colours.body),
      path(SLEEVE_SIDE, `url(#${id}b)`),
      line('M222 392H548L596 400', SHADE, 0.22, 4),
      lyingBar(id, colours),
    ].join(''),
    foot: { left: 220, right: 596, y: 852 },
  };
}

function soap(id: string, { soap: colour, soapLo }: Palette): string {
  const groove = 'M246 336C246 312 256 302 280 302H490C514 302 524 312 524 336V420H246Z';
  const pressed = mark({ x: 353, y: 312, scale: 0.64, leaf: soapLo, bud: soapLo });
  return [
    path(SOAP_BACK, soapLo),
    path(SOAP_FACE, colour),
    path(SOAP_FACE, `url(#${id}a)`),
    line(groove, SHADE, 0.12, 3),
    `<g opacity=".5">${pressed}</g>`,
  ].join('');
}

function lyingBar(id: string, { soap: colour, soapHi, soapLo }: Palette): string {
  const top = `${LYING_EDGE}C694 826 684 832 668 832H470C454 832 444 826 446 814Z`;
  const parts = [
    `<ellipse cx="566" cy="902" rx="170" ry="16" fill="${SHADE}" fill-opacity=".22"/>`,
    path(LYING, colour),
    path(LYING, `url(#${id}b)`),
    path(top, soapHi),
    line(LYING_EDGE, GLEAM, 0.7, 3),
    lettering('VANYA', { x: 569, y: 880, size: 34, track: 0.12, fill: soapLo }),
  ];
  return `<g transform="translate(100 84) scale(.88)">${parts.join('')}</g>`;
}
