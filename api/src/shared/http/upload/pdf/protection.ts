import { opened, type Decrypt } from './encryption.ts';
import { refuse } from './refusal.ts';
import type { Place } from './scanner.ts';
import { isNull, nameOf, type PdfDictionary, type PdfValue } from './values.ts';

/** The trailer of a file, or what stands in its place, and nothing else that has a key of the same name. */
const isTrailer = (dictionary: PdfDictionary, place: Place): boolean =>
  place.isTrailer ||
  dictionary.has('Root') ||
  dictionary.has('Size') ||
  dictionary.all('Type').some((type) => nameOf(type) === 'XRef');

/** Most different trailers, and dictionaries that they could mean: a file has one or two of each. */
const MOST = 8;

function firstId(id: PdfValue | undefined): string {
  const [first] = id && 'list' in id ? id.list.values : [];
  return first && 'text' in first ? first.text : '';
}

/** Finds out whether a document is encrypted, and opens it if its password is empty. */
export class Protection {
  private readonly trailers: { encrypt: PdfValue; id: string }[] = [];
  private readonly found: { number: number; dictionary: PdfDictionary }[] = [];

  get isThere(): boolean {
    return this.trailers.length > 0;
  }

  dictionary(dictionary: PdfDictionary, place: Place): void {
    if (dictionary.has('Encrypt') && isTrailer(dictionary, place))
      for (const encrypt of dictionary.all('Encrypt'))
        if (!isNull(encrypt)) this.addTrailer(encrypt, firstId(dictionary.only('ID')));
    if (place.isObject && nameOf(dictionary.only('Filter')) === 'Standard' && dictionary.has('U')) {
      if (this.found.length === MOST) refuse('file.protected');
      this.found.push({ number: place.number, dictionary });
    }
  }

  /**
   * Readers take different ones of several trailers, so all of them must name the same dictionary. Only one id fits to it,
   * because a part of it is the proof that the password is right.
   */
  open(): Decrypt {
    const dictionaries = this.trailers.map(({ encrypt }) => this.dictionaryOf(encrypt));
    const [dictionary] = dictionaries;
    if (dictionary && dictionaries.every((each) => each === dictionary))
      for (const id of new Set(this.trailers.map((trailer) => trailer.id))) {
        const decrypt = opened(dictionary, id);
        if (decrypt) return decrypt;
      }
    return refuse('file.protected');
  }

  private addTrailer(encrypt: PdfValue, id: string): void {
    const isSame = (other: PdfValue): boolean =>
      'ref' in encrypt && 'ref' in other && encrypt.ref === other.ref;
    if (this.trailers.some((trailer) => trailer.id === id && isSame(trailer.encrypt))) return;
    if (this.trailers.length === MOST) refuse('file.protected');
    this.trailers.push({ encrypt, id });
  }

  private dictionaryOf(encrypt: PdfValue): PdfDictionary | undefined {
    if ('dictionary' in encrypt) return encrypt.dictionary;
    if (!('ref' in encrypt)) return undefined;
    const found = this.found.filter(({ number }) => number === encrypt.ref);
    return found.length === 1 ? found[0]!.dictionary : undefined;
  }
}
