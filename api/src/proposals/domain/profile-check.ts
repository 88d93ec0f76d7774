import type { CodedMessage, ProposedProfile } from '@consulting/contracts';
import { coded } from '@consulting/contracts';
import { invalidField } from '../../shared/errors.ts';
import { holdsContact } from '../../shared/person/contact-data.ts';
import { nameOf, type ProposedPerson } from './person.ts';

/** A text of the profile that may say who the person is. */
export interface ProfileWarning extends CodedMessage {
  /** Named as the client sent it, for example `profile.employers.0.branch`. */
  field: string;
}

/** Shorter words than this are too common to be searched for as a name. */
const SHORTEST_NAME = 2;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Returns the words of a text without case and accents, with a blank around each: " anna soeren muller ". */
function wordsOf(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøđæœı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ` ${bare} `;
}

/** Umlauts are written in two ways: "Müller" is "muller" and "mueller". */
const bothWays = (name: string): string[] => {
  const written = name
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? '');
  return [...new Set([wordsOf(name), wordsOf(written)])].filter(
    (words) => words.trim().length >= SHORTEST_NAME,
  );
};

/** Returns every text of a profile with its field. */
function textsOf(profile: ProposedProfile): [field: string, text: string][] {
  const { position, skills, languages, availability, rate, employers, text } = profile;
  return [
    ['position', position],
    ...skills.map((skill, index): [string, string] => [`skills.${index}`, skill]),
    ...languages.map((language, index): [string, string] => [`languages.${index}`, language]),
    ['availability', availability],
    ['rate', rate],
    ...employers.map(({ branch }, index): [string, string] => [`employers.${index}.branch`, branch]),
    ['text', text],
  ];
}

/** Throws 400 for a profile with an email address, a telephone number or the person's full name. */
export function assertAnonymous(profile: ProposedProfile, person: ProposedPerson): void {
  const { first_name, last_name } = person;
  const names = [nameOf(person), `${last_name} ${first_name}`].flatMap(bothWays);
  for (const [field, text] of textsOf(profile)) {
    if (holdsContact(text)) throw invalidField(`profile.${field}`, 'proposal.no-contact');
    const words = wordsOf(text);
    if (names.some((name) => words.includes(name)))
      throw invalidField(`profile.${field}`, 'proposal.name-in-profile');
  }
}

/** Returns what the desk should look at again: the names of employers, and a lone surname, which may be a common word. */
export function warningsOf(profile: ProposedProfile, person: ProposedPerson): ProfileWarning[] {
  const employers = person.employers.map(
    (name) => ({ code: 'proposal.warns-employer', word: name }) as const,
  );
  const surname = { code: 'proposal.warns-surname', word: person.last_name } as const;
  return textsOf(profile).flatMap(([field, text]) => {
    const words = wordsOf(text);
    return [...employers, surname]
      .filter(({ word }) => bothWays(word).some((name) => words.includes(name)))
      .map(({ code, word }) => ({ field: `profile.${field}`, ...coded(code, { word }) }));
  });
}
