import 'server-only';
import type { CleanHtml } from '@/lib/view/rich-text';
import { plainText } from './heading-anchors';

/** Words per minute. */
const READING_SPEED = 200;

/** Returns how many minutes a text takes to read, at least 1. */
export function readingMinutes(html: CleanHtml): number {
  const { length } = plainText(html).split(' ');
  return Math.max(1, Math.round(length / READING_SPEED));
}
