import type { CodedMessage, ProposedProfile } from '@consulting/contracts';
import { coded } from '@consulting/contracts';
import { foldedWords, foldUmlauts } from '@consulting/contracts/vocabulary';
import { invalidField } from '../../shared/errors.ts';
import { holdsContact } from '../../shared/person/contact-data.ts';
import { nameOf, type ProposedPerson } from './person.ts';

/** A text of the profile that may say who the person is. */
export interface ProfileWarning extends CodedMessage {
  /** Named as the client sent it, for example `profile.employers.0.branch`. */
  field: string;
}

/** Returns the words of a text in one spelling, with a blank around each: " jurgen gross muller ". */
const wordsOf = (text: string): string =>
  ` ${foldedWords(text)
    .map(({ word }) => foldUmlauts(word))
    .join(' ')} `;

/** Returns whether the text has all words of the name, one after another. */
const hasName = (words: string, name: string): boolean => {
  const wanted = wordsOf(name);
  return wanted.trim() !== '' && words.includes(wanted);
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
  const names = [nameOf(person), `${person.last_name} ${person.first_name}`];
  for (const [field, text] of textsOf(profile)) {
    if (holdsContact(text)) throw invalidField(`profile.${field}`, 'proposal.no-contact');
    const words = wordsOf(text);
    if (names.some((name) => hasName(words, name)))
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
      .filter(({ word }) => hasName(words, word))
      .map(({ code, word }) => ({ field: `profile.${field}`, ...coded(code, { word }) }));
  });
}
