import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { dictionary as english } from '@zxcvbn-ts/language-en';

// zxcvbn with leaked passwords, and with words, names and titles of Wikipedia in both languages, ordered by how common
// they are. It takes 35 MB and a quarter of a second to load, so it is only imported by the thread that checks passwords.

/**
 * Characters that are judged at once. The work grows with the square of their number: some milliseconds for these, five
 * seconds for 128. Whoever chooses a longer password needs strength in its beginning or its end.
 */
const WINDOW = 24;

/** More signs for letters (`p@ssw0rd`) are read as well, but each doubles the work. */
const SIGNS_FOR_LETTERS = 4;

const zxcvbn = new ZxcvbnFactory({
  l33tMaxSubstitutions: SIGNS_FOR_LETTERS,
  graphs: adjacencyGraphs,
  dictionary: {
    passwords: common['passwords-common'],
    germanWords: german.commonWords,
    germanFirstNames: german.firstnames,
    germanLastNames: german.lastnames,
    germanTitles: german.wikipedia.slice(0, 40_000),
    englishWords: english['commonWords-en'].slice(0, 30_000),
    englishFirstNames: english['firstnames-en'],
    englishLastNames: english['lastnames-en'].slice(0, 10_000),
    englishTitles: english['wikipedia-en'],
  },
});

/** The dictionaries spell `frühstück`, people often `fruehstueck`. */
const withUmlauts = (text: string): string =>
  text.replace(/ae/gi, 'ä').replace(/oe/gi, 'ö').replace(/ue/gi, 'ü');

/**
 * Guesses (as a power of ten) that make a password good enough: more than a few common words with numbers take, and
 * fewer than 12 random characters, the shortest password that is allowed.
 */
const ENOUGH = 11;

/** Returns whether a password takes too few guesses of somebody who knows the `about` words of its owner. */
export function isGuessable(password: string, about: readonly string[]): boolean {
  const characters = [...password.normalize('NFC')];
  const windows = [characters.slice(0, WINDOW), characters.slice(-WINDOW)].map((window) => window.join(''));
  return [...new Set(windows)].every((window) =>
    [...new Set([window, withUmlauts(window)])].some(
      (text) => zxcvbn.check(text, [...about]).guessesLog10 < ENOUGH,
    ),
  );
}
