const SIZE = 5 * 1024 * 1024 - 1024;
const END = '\nstartxref\n9\n%%EOF\n';

const pdf = (body) => Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${body}${END}`, 'latin1');
const filledWith = (part) => part.repeat(Math.floor(SIZE / part.length));
const keys = () => {
  let text = '';
  for (let n = 0; text.length < SIZE; n++) text += `/k${n.toString(36)} 1`;
  return text.slice(0, SIZE);
};

/** Returns an ordinary document of five megabytes. */
export const harmlessPdf = () =>
  pdf(filledWith('6 0 obj\n<< /Type /Annot /Rect [100 200 300 400] /Contents (From Berlin) >>\nendobj\n'));

/** Returns documents of the same size, each made to cost as much as possible. */
export const hostilePdfs = () => ({
  'objects hidden in texts': pdf(filledWith('(1 1 obj%)')),
  'objects hidden in comments': pdf(filledWith('%1 1 obj\n')),
  'objects hidden in objects that are hidden': pdf(filledWith('(1 1 obj (1 1 obj (1 1 obj (1 1 obj ))))')),
  'a dictionary of 700,000 keys': pdf(`<< ${keys()} >>`),
  'names alone': pdf(filledWith('/a ')),
  'lists in lists': pdf(filledWith('[')),
  'dictionaries alone': pdf(filledWith('<<>>')),
  'texts in hexadecimal': pdf(filledWith('<00>')),
  'streams of a byte': pdf(filledWith('<</Length 1>>stream\nx\nendstream ')),
});
