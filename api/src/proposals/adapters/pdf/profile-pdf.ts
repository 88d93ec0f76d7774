import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { INK, LOOKS, MeasuredText, type LookName } from './measured-text.ts';
import type { Sheet, SheetPart } from './profile-sheet.ts';
import type { Run } from './typeface.ts';

const SIGNAL = '#ffc800';
const HAIRLINE = '#dbd7cc';

const MARGIN = 56;
const FOOT = 64;
const GAP = 10;

/** What the types of PDFKit do not name. */
interface Inner {
  appendXML(xml: string): void;
  continueOnNewPage(): void;
}

/** The metadata say the title and that it keeps PDF/UA-1, and neither time nor program. */
class NeutralDocument extends PDFDocument {
  protected _addInfo(): void {
    const { Title = '' } = this.info;
    const title = Title.replace(/[&<>]/g, (each) => `&#${each.charCodeAt(0)};`);
    (this as unknown as Inner).appendXML(
      `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title></rdf:Description>` +
        '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    );
  }
}

/** Writes one document from top to bottom. */
class SheetWriter {
  readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly measured: MeasuredText;
  private y = MARGIN;

  constructor(private readonly sheet: Sheet) {
    this.doc = new NeutralDocument({
      size: 'A4',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
      pdfVersion: '1.7',
      tagged: true,
      lang: sheet.language,
      displayTitle: true,
      bufferPages: true,
      // No standard font: its measures would be read from a file.
      font: null as unknown as string,
      // The id of the file is made of these, so they are the same for all files, and removed below.
      info: { Title: sheet.title, CreationDate: new Date(0) },
    });
    for (const name of ['CreationDate', 'Creator', 'Producer'] as const) delete this.doc.info[name];
    this.measured = new MeasuredText(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  write(): void {
    const { title, headline, parts } = this.sheet;
    this.line();
    this.add(this.root, 'P', title, 'title');
    this.y += 2;
    this.add(this.root, 'H1', headline, 'headline');
    for (const part of parts) this.part(part);
    this.root.end();
    this.feet();
    this.doc.end();
  }

  /** The line with one stop, which is decoration. */
  private line(): void {
    const { doc } = this;
    this.decoration('Layout', () => {
      doc.rect(MARGIN, this.y + 6, this.width, 3).fill(INK);
      doc
        .circle(MARGIN + 7.5, this.y + 7.5, 5.5)
        .lineWidth(3.5)
        .fillAndStroke(SIGNAL, INK);
    });
    this.y += 30;
  }

  private part({ heading, kind, values }: SheetPart): void {
    this.y += GAP + 6;
    // A heading does not stand alone at the end of a page.
    this.room(LOOKS.heading.leading + 3 * LOOKS.text.leading);
    this.add(this.root, 'H2', heading, 'heading');
    this.y += 2;
    if (kind === 'words') return this.words(values);
    if (kind === 'list') return this.list(values);
    for (const value of values)
      if (value.trim() === '') this.y += LOOKS.text.leading / 2;
      else this.add(this.root, 'P', value, 'text');
  }

  private list(values: readonly string[]): void {
    const list = this.doc.struct('L');
    this.root.add(list);
    for (const value of values) {
      const item = this.doc.struct('LI');
      list.add(item);
      this.room(LOOKS.text.leading);
      item.add(this.doc.struct('Lbl', {}, () => this.draw(this.measured.runs('•', 'text'), MARGIN, 'text')));
      this.add(item, 'LBody', value, 'text', 14);
      item.end();
    }
    list.end();
  }

  /** Entries beside each other; one that does not fit begins a line. */
  private words(values: readonly string[]): void {
    const list = this.doc.struct('L');
    this.root.add(list);
    let x = MARGIN;
    this.room(LOOKS.text.leading);
    for (const [index, value] of values.entries()) {
      const text = index < values.length - 1 ? `${value}, ` : value;
      const lines = this.measured.broken(text, 'text', this.width);
      const first = this.measured.widthOf(this.measured.runs(text, 'text'), 'text');
      if (x > MARGIN && (lines.length > 1 || x + first > MARGIN + this.width)) {
        this.y += LOOKS.text.leading;
        x = MARGIN;
      }
      const item = this.doc.struct('LI');
      list.add(item);
      item.add(
        this.doc.struct('LBody', {}, () => {
          for (const [at, line] of lines.entries()) {
            if (at > 0) this.y += LOOKS.text.leading;
            this.room(LOOKS.text.leading);
            this.draw(line, x, 'text');
            x = at < lines.length - 1 ? MARGIN : x + this.measured.widthOf(line, 'text');
          }
        }),
      );
      item.end();
    }
    this.y += LOOKS.text.leading;
    list.end();
  }

  /** Adds a block of text, which goes on over pages. */
  private add(
    parent: PDFKit.PDFStructureElement,
    type: string,
    text: string,
    look: LookName,
    indent = 0,
  ): void {
    const { leading } = LOOKS[look];
    const lines = this.measured.broken(text, look, this.width - indent);
    this.room(leading);
    parent.add(
      this.doc.struct(type, {}, () => {
        for (const line of lines) {
          this.room(leading);
          this.draw(line, MARGIN + indent, look);
          this.y += leading;
        }
      }),
    );
  }

  private draw(runs: readonly Run[], from: number, look: LookName, y = this.y): void {
    const { size, color } = LOOKS[look];
    // Fonts differ in the height above their letters, and stand on one line all the same.
    const line = y + this.measured.heightOf(look);
    let x = from;
    for (const { font, text } of runs) {
      this.doc.font(font, size).fillColor(color);
      this.doc.text(text, x, line, { lineBreak: false, baseline: 'alphabetic' });
      x += this.doc.widthOfString(text);
    }
  }

  /** Begins a page when so much height is not left. What is tagged goes on there: a mark ends with its page. */
  private room(height: number): void {
    if (this.y + height <= this.doc.page.height - FOOT) return;
    (this.doc as unknown as Inner).continueOnNewPage();
    this.y = MARGIN;
  }

  private get width(): number {
    return this.doc.page.width - 2 * MARGIN;
  }

  private decoration(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** The foot of each page, once it is known how many there are. */
  private feet(): void {
    const { doc, sheet } = this;
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      doc.switchToPage(index);
      const y = doc.page.height - FOOT + 20;
      const page = sheet.page.replace('{page}', String(index + 1)).replace('{pages}', String(count));
      this.decoration('Pagination', () => {
        doc.rect(MARGIN, y - 8, this.width, 0.75).fill(HAIRLINE);
        this.draw(this.measured.runs(sheet.firm, 'foot'), MARGIN, 'foot', y);
        const runs = this.measured.runs(page, 'foot');
        this.draw(runs, MARGIN + this.width - this.measured.widthOf(runs, 'foot'), 'foot', y);
      });
    }
  }
}

/** Writes a profile as a tagged PDF; the same texts make the same bytes. */
export async function writeSheet(sheet: Sheet): Promise<Uint8Array> {
  const writer = new SheetWriter(sheet);
  const written = buffer(writer.doc);
  writer.write();
  return new Uint8Array(await written);
}

/** Returns the characters of a text that a document cannot show, each once. */
export function lackingIn(text: string): string[] {
  // A document of its own: it only holds the fonts, and is never written.
  return new MeasuredText(new PDFDocument({ font: null as unknown as string })).lacking(text);
}
