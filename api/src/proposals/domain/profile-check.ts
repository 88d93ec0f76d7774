import type { CodedMessage, ProposedProfile } from '@consulting/contracts';
import { coded } from '@consulting/contracts';
import { invalidField } from '../../shared/errors.ts';
import { contactIn } from '../../shared/person/contact-data.ts';
import { employerIn, employerKeys } from './employer-name.ts';
import { joinedWords } from './joined-words.ts';
import { fullNameIn, nameKeys, surnameIn } from './person-name.ts';
import type { ProposedPerson } from './person.ts';

/** A text of the profile that may say who the person is, or that its document cannot show. */
export interface ProfileWarning extends CodedMessage {
  /** Named as the client sent it, for example `profile.employers.0.branch`. */
  field: string;
}

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

/** Throws 400, which quotes the place, for a profile with the person's full name, contact data or a web address. */
export function assertAnonymous(profile: ProposedProfile, person: ProposedPerson): void {
  const keys = nameKeys(person);
  for (const [field, text] of textsOf(profile)) {
    const name = fullNameIn(joinedWords(text), keys);
    if (name !== null) throw invalidField(`profile.${field}`, 'proposal.name-in-profile', { found: name });
    const contact = contactIn(text, person.phone);
    if (contact !== null) throw invalidField(`profile.${field}`, 'proposal.no-contact', { found: contact });
  }
}

/** Returns what the desk should look at again: names of employers, and a lone surname, which may be a common word. */
export function warningsOf(profile: ProposedProfile, person: ProposedPerson): ProfileWarning[] {
  const employers = person.employers.map((word) => ({ word, keys: employerKeys(word) }));
  const name = nameKeys(person);
  return textsOf(profile).flatMap(([field, text]) => {
    const words = joinedWords(text);
    const warnings = employers.flatMap(({ word, keys }) => {
      const found = employerIn(words, keys);
      return found === null ? [] : coded('proposal.warns-employer', { word, found });
    });
    const found = surnameIn(words, name);
    const surname =
      found === null ? [] : [coded('proposal.warns-surname', { word: person.last_name, found })];
    return [...warnings, ...surname].map((warning) => ({ field: `profile.${field}`, ...warning }));
  });
}

/** How many characters a warning names. */
const MOST_NAMED = 20;

/** Returns all texts of a profile, a line each. */
export const allTextOf = (profile: ProposedProfile): string =>
  textsOf(profile)
    .map(([, text]) => text)
    .join('\n');

/** Returns where a profile has characters that its document shows as `?`; `lacking`: those of `allTextOf`. */
export function letterWarningsOf(profile: ProposedProfile, lacking: readonly string[]): ProfileWarning[] {
  return textsOf(profile).flatMap(([field, text]) => {
    const found = lacking.filter((each) => text.includes(each));
    if (found.length === 0) return [];
    const named = found.slice(0, MOST_NAMED).join(' ');
    return [{ field: `profile.${field}`, ...coded('proposal.warns-letters', { found: named }) }];
  });
}
