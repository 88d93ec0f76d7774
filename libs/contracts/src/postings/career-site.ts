import { LANGUAGES, type Language } from '../languages.ts';

/** Pixels of the square files of a portrait. */
export const PORTRAIT_WIDTHS = [176, 352, 704] as const;
export type PortraitWidth = (typeof PORTRAIT_WIDTHS)[number];

/** A text in each language; one that is missing is empty. */
export type InLanguages = Record<Language, string>;

/** A benefit of working for the firm; `Text`: in each language, or as shown in one. */
export interface Benefit<Text = InLanguages> {
  title: Text;
  text: Text;
}

/** A step between the application and the offer. */
export interface HiringStep<Text = InLanguages> extends Benefit<Text> {
  /** The usual day, as free text: `Within 3 days`. */
  day: Text;
}

/** What the page of a job shows of a member of the team; `portrait`: the id of the portrait. */
export interface Teammate {
  _id: string;
  name: string;
  role: InLanguages;
  sentence: InLanguages;
  phone: string;
  email: string;
  shown: boolean;
  portrait: string | null;
}

/** What every job shows; `contact`: the id of the member who answers questions. */
export interface CareerContent {
  contact: string | null;
  steps: HiringStep[];
  benefits: Benefit[];
}

/** Where the page of one job differs; null where it does not. `team`: the ids of the members, in their order. */
export interface JobPageContent {
  contact: string | null;
  team: string[] | null;
  steps: HiringStep[] | null;
  benefits: Benefit[] | null;
}

/** The addresses of a portrait, as an `img` takes them. */
export interface ShownPortrait {
  src: string;
  srcset: string;
}

export interface ShownMember {
  _id: string;
  name: string;
  role: string;
  sentence: string;
  portrait: ShownPortrait | null;
}

export interface ShownContact extends Omit<ShownMember, 'sentence'> {
  phone?: string;
  email?: string;
}

/** What visitors see, in one language. */
export interface ShownCareerSite {
  contact: ShownContact | null;
  team: ShownMember[];
  steps: HiringStep<string>[];
  benefits: Benefit<string>[];
}

/** Returns the text in this language; in another one where it is missing. */
export const inLanguage = (text: InLanguages, language: Language): string =>
  [language, ...LANGUAGES].map((each) => text[each]).find((each) => each !== '') ?? '';

export const portraitPath = (id: string, width: PortraitWidth): string =>
  `/public/api/v0/portraits/${id}/${width}.webp`;

const shownPortrait = (id: string | null): ShownPortrait | null =>
  id === null
    ? null
    : {
        src: portraitPath(id, 352),
        srcset: PORTRAIT_WIDTHS.map((width) => `${portraitPath(id, width)} ${width}w`).join(', '),
      };

/** Returns what visitors see of the firm's content, on the page of a job with that job's own. Hidden members are left out. */
export function shownCareerSite(
  site: CareerContent,
  team: readonly Teammate[],
  language: Language,
  page: JobPageContent | null = null,
): ShownCareerSite {
  const shown = new Map(team.filter((member) => member.shown).map((member) => [member._id, member]));
  const member = (id: string | null | undefined) => (id ? shown.get(id) : undefined);
  const contact = member(page?.contact) ?? member(site.contact);
  const texts = <Entry extends object>(entries: readonly Entry[]) =>
    entries.map(
      (entry) =>
        Object.fromEntries(
          Object.entries(entry).map(([name, text]) => [name, inLanguage(text as InLanguages, language)]),
        ) as { [Name in keyof Entry]: string },
    );
  return {
    contact: contact ? shownContact(contact, language) : null,
    team: (page?.team?.flatMap((id) => member(id) ?? []) ?? [...shown.values()]).map((each) => ({
      _id: each._id,
      name: each.name,
      role: inLanguage(each.role, language),
      sentence: inLanguage(each.sentence, language),
      portrait: shownPortrait(each.portrait),
    })),
    steps: texts(page?.steps ?? site.steps),
    benefits: texts(page?.benefits ?? site.benefits),
  };
}

function shownContact(
  { _id, name, role, phone, email, portrait }: Teammate,
  language: Language,
): ShownContact {
  return {
    _id,
    name,
    role: inLanguage(role, language),
    ...(phone && { phone }),
    ...(email && { email }),
    portrait: shownPortrait(portrait),
  };
}

/** What a page shows while nothing is known of the firm. */
export const NO_FIRM: ShownCareerSite = { contact: null, team: [], steps: [], benefits: [] };
