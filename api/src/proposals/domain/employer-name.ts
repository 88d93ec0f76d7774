import { conceptsIn } from '@consulting/contracts/vocabulary';
import { keysOf, wordsIn, type JoinedWords } from './joined-words.ts';

/** What an employer is looked for by, as `keysOf` returns it. */
export interface EmployerKeys {
  /** With and without its legal form. */
  whole: readonly string[];
  /** Its first word, and the parts of a name that is made of several. */
  short: readonly string[];
}

/** Legal forms, and what tells the parts of a group of companies apart. */
const LEGAL =
  /(?<![\p{L}\p{N}])(?:g?gmbh|mbh|ag|se|kg|kgaa|ohg|gbr|ug|eg|e\.? ?v\.?|e\.? ?k\.?|co|inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|company|s\.? ?a\.?|s\. ?l\.?|s\. ?r\. ?l\.?|sarl|sas|s\.? ?p\.? ?a\.?|b\. ?v\.?|bv|n\. ?v\.?|nv|oyj?|ab|a\/s|aps|asa|s\. ?r\. ?o\.?|d\. ?o\. ?o\.?|sp\. ?z ?o\. ?o\.?|kft|zrt|pty|haftungsbeschränkt|holding|group|gruppe|konzern|deutschland|germany|österreich|austria|schweiz|switzerland|europe|europa|international)(?![\p{L}\p{N}])\.?/giu;

/** Words with which many names begin, and words in place of a name. */
const COMMON = new Set(
  (
    'the der die das ein eine deutsche deutscher deutsches german american british swiss schweizer schweizerische ' +
    'österreichische europäische european national nationale internationale global allgemeine erste first ' +
    'vereinigte united neue new nord süd ost west north south east universität university hochschule institut ' +
    'institute stadt land kreis gemeinde bundesamt bundesministerium ministerium ministry bank sparkasse stadtwerke ' +
    'stadtwerk klinikum klinik hospital krankenhaus verein verband stiftung foundation consulting consultants ' +
    'beratung software solutions services systems systeme technologies technology digital data cloud smart project ' +
    'projekt team büro office ingenieurbüro agentur agency freelance freelancer freiberuflich freiberufler ' +
    'freiberuflerin self-employed employed selbständig selbstständig selbständige selbstständige self independent various diverse ' +
    'verschiedene several kunde kunden client customer confidential vertraulich and und dr prof'
  ).split(' '),
);

const isTelling = (name: string): boolean =>
  name.length > (name === name.toUpperCase() ? 1 : 2) && !COMMON.has(name.toLowerCase());

/**
 * Returns what an employer is looked for by. A short form that is a word of the trade says nothing: "SAP" of "SAP Fioneer".
 */
export function employerKeys(name: string): EmployerKeys {
  const core = name.replace(LEGAL, ' ').replace(/^[\s&+,./()-]{1,9}|[\s&+,./()-]{1,9}$/g, '');
  const words = core.split(/[\s,]/);
  const parts = [
    ...words.filter((word) => word.includes('-')).flatMap((word) => word.split('-')),
    ...core.split(/[&+/]|\sund\s|\sand\s/),
  ];
  const short = [words[0]!, ...parts].filter((part) => isTelling(part) && conceptsIn(part).size === 0);
  const whole = [name, core].filter(isTelling);
  return {
    whole: [...new Set(whole.flatMap(keysOf))],
    short: [...new Set(short.flatMap(keysOf))],
  };
}

/** Returns the first place that may name an employer; null for none. Short forms begin as names do, with a capital letter. */
export function employerIn(words: JoinedWords, { whole, short }: EmployerKeys): string | null {
  const found =
    wordsIn(words, whole)[0] ?? wordsIn(words, short).find(({ piece }) => /^[\p{Lu}\p{N}]/u.test(piece));
  return found?.piece ?? null;
}
