import { refuse } from './refusal.ts';
import { FILE_KEYS } from './keys.ts';
import type { Place } from './scanner.ts';
import { nameOf, readable, type PdfDictionary, type PdfList, type PdfValue } from './values.ts';

const ALLOWED_NAME = /\.(xml|json|txt)$/i;
const ALLOWED_TYPE = /^(text\/(xml|plain|json)|application\/(xml|json|[\w.-]+\+(xml|json)))$/i;
const MOST_FORMS = 20;
/** Endings of files that run, or show what runs. */
const RUNS =
  /\.(app|bat|cmd|com|cpl|dll|docm|exe|hta|html?|iso|jar|jse?|lnk|msi|pif|ps1|py|scr|sh|svg|vb[es]?|wsf|xlsm)$/i;

/** Whether a name that a viewer shows for an attachment is one of data as text. */
function isAllowed(name: string): boolean {
  return ALLOWED_NAME.test(name) && [...name].every((sign) => sign >= ' ');
}

/** An attachment's content may be anything, whatever it is called: a program is not text. */
export function isText(content: string): boolean {
  const isWide = content.startsWith('\xfe\xff') || content.startsWith('\xff\xfe');
  const text = isWide ? readable({ text: content }) : content;
  return !text.includes('\0') && !text.startsWith('%PDF-');
}

export function checkType(dictionary: PdfDictionary): void {
  for (const type of dictionary.all('Subtype'))
    if (!ALLOWED_TYPE.test(nameOf(type))) refuse('file.has-attachment');
}

/** Finds the files in a document (ISO 32000, 7.11), and the parts of its forms. */
export class Attachments {
  /** Objects that are the content of an attachment. */
  private readonly files = new Set<number>();
  /** Objects that are so if the files of an attachment stand in an object of their own. */
  private readonly possible: number[] = [];
  private isApart = false;
  private hasFiles = false;
  private runs = false;
  private readonly forms: PdfValue[] = [];
  private readonly lists = new Map<number, PdfList[]>();

  dictionary(dictionary: PdfDictionary, place: Place): void {
    if (dictionary.has('EF')) this.checkFile(dictionary);
    if (dictionary.all('Type').some((type) => nameOf(type) === 'EmbeddedFile')) checkType(dictionary);
    if (dictionary.has('EmbeddedFiles')) this.hasFiles = true;
    const isOfDocument = dictionary.has('Root') || dictionary.has('Pages') || place.isTrailer;
    // A whole document beside the pages, as office programs write it for themselves.
    if (dictionary.has('AdditionalStreams') && isOfDocument) refuse('file.has-attachment');
    for (const form of dictionary.all('XFA')) this.forms.push(form);
    // Each change of a form may repeat it, and nobody changes one so often.
    if (this.forms.length > MOST_FORMS) refuse('file.damaged');
    if (!place.isObject) return;
    for (const key of FILE_KEYS)
      for (const value of dictionary.all(key)) if ('ref' in value) this.possible.push(value.ref);
  }

  list(list: PdfList, { number }: Place): void {
    const [first] = list.values;
    if (first && 'text' in first) this.lists.set(number, [...(this.lists.get(number) ?? []), list]);
  }

  /** A text in the tree of names, by which viewers list attachments, too. */
  entry(name: string): void {
    if (RUNS.test(readable({ text: name }))) this.runs = true;
  }

  /** Returns the numbers of the objects that are contents of attachments. */
  finish(): Set<number> {
    if (this.hasFiles && this.runs) refuse('file.has-attachment');
    if (this.isApart) for (const each of this.possible) this.files.add(each);
    return this.files;
  }

  /** The numbers of the objects that are parts of forms in XML, each form a list. */
  partsOfForms(): number[][] {
    return this.forms.flatMap((form) => {
      if ('list' in form) return [this.partsOf(form.list)];
      if (!('ref' in form)) return [];
      return [[form.ref], ...(this.lists.get(form.ref) ?? []).map((list) => this.partsOf(list))];
    });
  }

  private partsOf({ values, isCut }: PdfList): number[] {
    // Which has more parts than any form is not read to its end.
    if (isCut) refuse('file.has-script');
    return values.flatMap((value) => ('ref' in value ? [value.ref] : []));
  }

  private checkFile(dictionary: PdfDictionary): void {
    this.hasFiles = true;
    const given = FILE_KEYS.flatMap((key) => dictionary.all(key));
    const names = given.flatMap((name) => readable(name) || []);
    // A name in an object of its own could be any, and related files have names of their own.
    const isUnknown = names.length === 0 || given.some((name) => 'ref' in name) || dictionary.has('RF');
    if (isUnknown || !names.every(isAllowed)) refuse('file.has-attachment');
    for (const files of dictionary.all('EF')) {
      if ('ref' in files) this.isApart = true;
      if (!('dictionary' in files)) continue;
      for (const key of FILE_KEYS)
        for (const file of files.dictionary.all(key)) if ('ref' in file) this.files.add(file.ref);
    }
  }
}
