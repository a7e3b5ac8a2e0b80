'use client';

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** Near the edges of the screen the list moves on below the finger. */
const EDGE_PX = 64;
const STEP_PX = 14;

interface Drag {
  row: HTMLTableRowElement;
  target?: HTMLTableRowElement | undefined;
}

/**
 * Returns the events of a handle by which a row is dragged to the place of another one of its group,
 * with a mouse, a pen or a finger. The rows are drawn by the server, so their marks are attributes.
 */
export function useRowDrag(onDrop: (target: HTMLTableRowElement) => void) {
  const drag = useRef<Drag | undefined>(undefined);

  const end = () => {
    drag.current?.row.removeAttribute('data-dragged');
    drag.current?.target?.removeAttribute('data-drop');
    drag.current = undefined;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const row = event.currentTarget.closest('tr');
      if (event.button > 0 || !row) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      row.setAttribute('data-dragged', '');
      drag.current = { row };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const dragged = drag.current;
      if (!dragged) return;
      scrollAtEdge(clientY);
      const target = rowAt(clientX, clientY, dragged.row);
      if (target === dragged.target) return;
      dragged.target?.removeAttribute('data-drop');
      target?.setAttribute('data-drop', isBefore(dragged.row, target) ? 'after' : 'before');
      dragged.target = target;
    },
    onPointerUp: () => {
      const target = drag.current?.target;
      end();
      if (target) onDrop(target);
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    },
  };
}

function rowAt(x: number, y: number, own: HTMLTableRowElement): HTMLTableRowElement | undefined {
  const row = document.elementFromPoint(x, y)?.closest('tr');
  const isOther = row && row !== own && row.dataset.group === own.dataset.group;
  return isOther && row.parentElement === own.parentElement ? row : undefined;
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function scrollAtEdge(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, -STEP_PX);
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, STEP_PX);
}
