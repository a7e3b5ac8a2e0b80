/**
 * Tells Next.js that a request needs no middleware: it is for a public page or a file. The server
 * sets it, or removes what a client sends (`server/public-pages.ts`).
 */
export const PUBLIC_PAGE = 'x-public-page';
