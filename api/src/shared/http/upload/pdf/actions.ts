import type { PlainCode } from '@consulting/contracts';
import { refuse } from './refusal.ts';
import { EVENTS, FILE_KEYS } from './keys.ts';
import type { Place } from './scanner.ts';
import { isNull, nameOf, UNKNOWN, type PdfDictionary, type PdfList, type PdfValue } from './values.ts';

/** The actions that are refused wherever they stand, by their type. */
const REFUSED = new Map<string, PlainCode>([
  ['JavaScript', 'file.has-script'],
  ['Launch', 'file.starts-programs'],
]);
/** What a link may do, but a document may not do by itself. */
const ONLY_ON_CLICK = new Set([
  ...['URI', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'Thread'],
  ...['Rendition', 'Movie', 'RichMediaExecute'],
]);
/** Where an action may lead to others. */
const LEADS_ON = new Set(['Next', ...EVENTS]);
const BY_ITSELF = ['OpenAction', 'AA'];
const OF_ACTIONS = new Set(['A', 'PA', 'Next', ...BY_ITSELF]);
const HOLDS_ACTIONS = new Set([...OF_ACTIONS, ...EVENTS]);
/** What an action has that does something, and an element of the structure has not. */
const PARTS_OF_ACTIONS = ['JS', 'Next', 'Win', ...FILE_KEYS];

/** A paragraph of a tagged document names its style by `S`, which authors may call as an action. */
const isParagraph = (dictionary: PdfDictionary, { under }: Place): boolean =>
  dictionary.has('P') &&
  dictionary.all('Type').every((type) => nameOf(type) === 'StructElem') &&
  !PARTS_OF_ACTIONS.some((key) => dictionary.has(key)) &&
  !OF_ACTIONS.has(under ?? '');

/**
 * Finds the actions of a document (ISO 32000, 12.6). A name alone does nothing: destinations, fonts, styles and bookmarks
 * may be called as an action. Scripts and the start of programs are refused anywhere; what leaves the document, where
 * the document does it by itself.
 */
export class Actions {
  /** Objects that leave the document. */
  private readonly acting = new Set<number>();
  /** From which object to which others it leads on, two by two. */
  private readonly steps: number[] = [];
  /** Objects that are called on opening, or by another event. */
  private readonly called: number[] = [];
  private readonly namesOfDocument: number[] = [];
  private readonly withScripts = new Set<number>();

  /** An object that is only a name may be the type of an action. */
  name(name: string): void {
    const refused = REFUSED.get(name);
    if (refused) refuse(refused);
    if (ONLY_ON_CLICK.has(name)) refuse('file.acts-on-opening');
  }

  dictionary(dictionary: PdfDictionary, place: Place): void {
    this.checkScripts(dictionary, place);
    for (const type of dictionary.all('S')) {
      const refused = REFUSED.get(nameOf(type));
      if (refused && !isParagraph(dictionary, place)) refuse(refused);
    }
    for (const key of BY_ITSELF) for (const value of dictionary.all(key)) this.call(key, value);
    if (place.isObject) this.note(place.number, { dictionary });
  }

  /** A list may be what `Next` refers to. One that names something is a destination. */
  list(list: PdfList, { number }: Place): void {
    if (!list.values.some((value) => 'name' in value)) this.note(number, { list });
  }

  finish(): void {
    if (this.namesOfDocument.some((number) => this.withScripts.has(number))) refuse('file.has-script');
    if (this.called.length === 0) return;
    /** The last step from each object, and for each step the one before it from the same object. */
    const last = new Map<number, number>();
    const before = new Int32Array(this.steps.length / 2);
    for (let step = 0; step < before.length; step++) {
      const from = this.steps[2 * step]!;
      before[step] = last.get(from) ?? -1;
      last.set(from, step);
    }
    const reached = new Set([...new Set(this.called), UNKNOWN]);
    for (const number of reached) {
      if (this.acting.has(number)) refuse('file.acts-on-opening');
      for (let step = last.get(number) ?? -1; step >= 0; step = before[step]!)
        reached.add(this.steps[2 * step + 1]!);
    }
  }

  private checkScripts(dictionary: PdfDictionary, { under, isObject, number }: Place): void {
    const isTyped = dictionary.all('S').some((type) => 'name' in type);
    const isOfAction = isTyped || HOLDS_ACTIONS.has(under ?? '');
    for (const script of dictionary.all('JS'))
      if ('text' in script || (isOfAction && !isNull(script) && !('list' in script)))
        refuse('file.has-script');
    // The script of a three-dimensional model.
    if (dictionary.all('OnInstantiate').some((value) => !isNull(value) && !('list' in value)))
      refuse('file.has-script');
    for (const names of dictionary.all('Names')) if ('ref' in names) this.namesOfDocument.push(names.ref);
    if (!dictionary.all('JavaScript').some((tree) => 'ref' in tree || 'dictionary' in tree)) return;
    if (under === 'Names') refuse('file.has-script');
    if (isObject) this.withScripts.add(number);
  }

  private call(key: string, value: PdfValue): void {
    // A list under `OpenAction` is the place in the document that is shown first.
    if (key === 'OpenAction' && 'list' in value) return;
    if (this.follow(value, (ref) => this.called.push(ref))) refuse('file.acts-on-opening');
  }

  private note(number: number, value: PdfValue): void {
    if (this.follow(value, (ref) => this.steps.push(number, ref))) this.acting.add(number);
  }

  /** Returns whether this leaves the document, and tells the objects that it leads on to. */
  private follow(value: PdfValue, lead: (ref: number) => void): boolean {
    if ('ref' in value) lead(value.ref);
    else if ('list' in value) {
      const acting = value.list.values.filter((each) => this.follow(each, lead));
      // Nobody chains so many actions: nothing is assumed of those that were not kept.
      return value.list.isCut || acting.length > 0;
    } else if ('dictionary' in value) {
      const { dictionary } = value;
      const acting = dictionary.ofKeys(LEADS_ON).filter((each) => this.follow(each, lead));
      return acting.length > 0 || dictionary.all('S').some((type) => ONLY_ON_CLICK.has(nameOf(type)));
    }
    return false;
  }
}
