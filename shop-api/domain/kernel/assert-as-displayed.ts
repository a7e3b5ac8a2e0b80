import { orderMessages } from '../../../contract/messages/orders.ts';
import { type ComparedFigure, DomainError } from './errors.ts';

/**
 * Refuses figures that differ from the displayed ones: an order never costs another price than the
 * one on the page, and no request sets a price. Errors: `conflict`, with the figures that differ.
 */
export function assertAsDisplayed(compared: readonly ComparedFigure[]): void {
  const figures = compared.filter(({ displayedPaise, nowPaise }) => displayedPaise !== nowPaise);
  if (figures.length === 0) return;
  throw new DomainError('conflict', 'prices_changed', orderMessages.pricesChanged, { figures });
}
