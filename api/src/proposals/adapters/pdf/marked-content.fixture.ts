import { inflateSync } from 'node:zlib';

/** Operators that show something. */
const SHOWING = new Set([
  'Tj',
  'TJ',
  "'",
  '"',
  'f',
  'F',
  'f*',
  'S',
  's',
  'B',
  'B*',
  'b',
  'b*',
  'Do',
  'sh',
  'EI',
]);
/** Strings and dictionaries, which no operator stands in, and everything else between blanks. */
const TOKEN = /<<[^>]*>>|<[0-9a-fA-F\s]*>|\((?:[^()\\]|\\.)*\)|[[\]]|[^\s[\]<>()]+/g;

/** What a structure element has of a page: the number of a piece of marked content. */
interface Piece {
  page: number;
  mcid: number;
}

/** The objects of a PDF as PDFKit writes it: each in the file itself, and nothing in streams of objects. */
class Objects {
  private readonly bodies = new Map<number, string>();

  constructor(raw: string) {
    // A body ends at a line's beginning; streams are packed, and hold that only by the rarest accident.
    for (const [, id, body = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
      this.bodies.set(Number(id), body);
  }

  entries(): [number, string][] {
    return [...this.bodies];
  }

  get(id: number): string {
    const body = this.bodies.get(id);
    if (body === undefined) throw new Error(`The document has no object ${id}`);
    return body;
  }

  stream(id: number): string {
    const body = this.get(id);
    const at = body.indexOf('stream\n') + 'stream\n'.length;
    const data = Buffer.from(body.slice(at, body.lastIndexOf('\nendstream')), 'latin1');
    return (body.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1');
  }
}

const references = (text = ''): number[] => [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));

/** Returns what stands in the tree of a document, from its root down, with the element of each piece. */
function piecesOf(objects: Objects, root: number): (Piece & { element: number })[] {
  const body = objects.get(root);
  const kids = /\/K (\[[^\]]*\]|\d+ 0 R|\d+)/.exec(body)?.[1] ?? '';
  const page = Number(/\/Pg (\d+) 0 R/.exec(body.replace(kids, ''))?.[1]);
  const elsewhere = [...kids.matchAll(/\/Pg (\d+) 0 R\s+\/MCID (\d+)/g)].map(([, other, mcid]) => ({
    ...{ page: Number(other), mcid: Number(mcid), element: root },
  }));
  const plain = kids.replace(/<<[^>]*>>/g, ' ');
  const own = [...plain.replace(/\d+ 0 R/g, ' ').matchAll(/\d+/g)].map(([mcid]) => ({
    ...{ page, mcid: Number(mcid), element: root },
  }));
  const below = references(plain).flatMap((kid) => piecesOf(objects, kid));
  return [...own, ...elsewhere, ...below];
}

/**
 * Returns what of a document stands neither in its structure tree nor in an artifact: each operator that shows something,
 * with its page, and each piece of marked content that the tree does not name, or not back.
 */
export function untaggedIn(bytes: Uint8Array): string[] {
  const objects = new Objects(Buffer.from(bytes).toString('latin1'));
  const pages = objects.entries().filter(([, body]) => /\/Type \/Page\b/.test(body));
  const [tree] = objects.entries().find(([, body]) => body.includes('/Type /StructTreeRoot')) ?? [];
  if (tree === undefined || pages.length === 0) return ['The document has no structure, or no page'];
  const pieces = new Map(
    piecesOf(objects, tree).map((piece) => [`${piece.page} ${piece.mcid}`, piece.element]),
  );
  const parents = parentTree(objects, tree);
  const problems: string[] = [];
  pages.forEach(([id, body], index) => {
    const number = index + 1;
    const content = references(/\/Contents (\[[^\]]*\]|\d+ 0 R)/.exec(body)?.[1])
      .map((each) => objects.stream(each))
      .join('\n');
    const named = parents.get(Number(/\/StructParents (\d+)/.exec(body)?.[1])) ?? [];
    const open: ('artifact' | 'tagged' | 'other')[] = [];
    const tokens = content.match(TOKEN) ?? [];
    tokens.forEach((token, at) => {
      if (token === 'BMC' || token === 'BDC') {
        const mcid = token === 'BDC' ? /\/MCID (\d+)/.exec(tokens[at - 1] ?? '')?.[1] : undefined;
        const tag = tokens[at - (token === 'BDC' ? 2 : 1)];
        if (open.includes('artifact') || open.includes('tagged'))
          problems.push(`Page ${number}: marks in marks`);
        open.push(tag === '/Artifact' ? 'artifact' : mcid === undefined ? 'other' : 'tagged');
        if (mcid === undefined) return;
        const element = pieces.get(`${id} ${mcid}`);
        if (element === undefined || named[Number(mcid)] !== element)
          problems.push(`Page ${number}: piece ${mcid} is not in the tree`);
      } else if (token === 'EMC') {
        if (!open.pop()) problems.push(`Page ${number}: an end without a beginning`);
      } else if (SHOWING.has(token) && !open.includes('artifact') && !open.includes('tagged'))
        problems.push(`Page ${number}: ${token} stands outside`);
    });
    if (open.length > 0) problems.push(`Page ${number}: marks do not end`);
  });
  return problems;
}

/** Returns the elements of each page's pieces, by the page's number among the parents. */
function parentTree(objects: Objects, tree: number): Map<number, number[]> {
  const body = objects.get(tree);
  return new Map(
    [...body.slice(body.indexOf('/Nums')).matchAll(/(\d+) \[([^\]]*)\]/g)].map(
      ([, key, list]) => [Number(key), references(list)] as const,
    ),
  );
}
