import type { ReactNode } from 'react';
import { TextContext } from '@/lib/language/use-text.client';
import { inGujarati, inHindi } from './in-languages';

interface TextsProps {
  children: ReactNode;
}

/** Client components in Hindi from the first drawing; `Translated` loads the texts later. */
export function HindiTexts({ children }: TextsProps) {
  return <TextContext value={inHindi}>{children}</TextContext>;
}

/** Client components in Gujarati from the first drawing. */
export function GujaratiTexts({ children }: TextsProps) {
  return <TextContext value={inGujarati}>{children}</TextContext>;
}
