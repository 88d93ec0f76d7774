/** What client and server say of a file that is not a PDF: a part of `MESSAGES`. */
export const PDF_MESSAGES = {
  'file.empty':
    'This file is empty. Save your document as a PDF once more, open that file to see whether it is complete, and choose it here.',
  'file.is-document':
    'This is a document of Word or another program, not a PDF. Open it there and choose Save as, PDF; on a phone Share or Print, then PDF. Choose that file here.',
  'file.is-picture':
    'This is a picture, not a PDF. On a phone or computer, open it, choose Print and save it as a PDF instead of printing. Choose that file here.',
  'file.not-pdf':
    'This is not a PDF. Open your document and choose Save as, PDF; on a phone Share or Print, then PDF. Choose that file here.',
} as const;
