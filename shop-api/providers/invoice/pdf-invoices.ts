import type { InvoicePrinter } from './invoice-document.ts';

/** Invoices and credit notes as A4 pages with the shop's own font inside. */
export const pdfInvoices: InvoicePrinter = {
  async print(words, ...documents) {
    // PDFKit takes time and memory, which a process needs only from its first invoice on.
    const { drawPdf } = await import('./draw-pdf.ts');
    return await drawPdf(words, ...documents);
  },
};
