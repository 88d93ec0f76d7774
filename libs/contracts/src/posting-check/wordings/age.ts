import type { PhraseRule } from '../phrases.ts';

const YOUNG = 'jung|junge|junges|junger|jungen|jungem';

/** Wordings about age, in German and English; postings mix both. */
export const AGE_WORDINGS: readonly PhraseRule[] = [
  {
    rule: 'age-young-team',
    phrases: [
      ['junges|junge|junger|jungen|jungem team', 'Team'],
      ['young team', 'team'],
      [`${YOUNG} ~ team|teams|mannschaft`],
      ['young ~ team|teams|crew|workforce'],
    ],
  },
  {
    rule: 'age-young-people',
    phrases: [
      [
        `${YOUNG} leute|menschen|mitarbeiter*|mitarbeitende*|kolleg*|talent*|bewerber*|berater*|person*|profis`,
      ],
      ['junge|jungen|junger frau|frauen|mann|männer|dame|herr'],
      ['young professional|professionals|people|talent|talents|candidate|candidates|person|men|women'],
      ['young employee|employees|colleague|colleagues|applicant|applicants|consultant|consultants|graduate*'],
      ['nachwuchskräfte|nachwuchskraft|nachwuchstalent*'],
    ],
  },
  {
    rule: 'age-youthful',
    phrases: [
      ['jung und dynamisch|motiviert|hungrig|wild|frisch'],
      ['jung geblieben*'],
      ['junggeblieben*'],
      ['jugendliche|jugendlicher|jugendliches|jugendlichen ausstrahlung|auftreten|flair|elan|frische'],
      ['young and dynamic|hungry|motivated|fresh'],
      ['young at heart'],
      ['youthful'],
    ],
  },
  {
    rule: 'age-digital-native',
    phrases: [['digital native|natives'], ['digitaler eingeborener']],
  },
  {
    rule: 'age-generation',
    phrases: [
      ['generation x|y|z|alpha'],
      ['gen x|y|z'],
      ['millennial|millennials'],
      ['digitale|digitalen generation'],
      ['younger|young generation'],
      ['junge|jungen|jüngere|jüngeren generation'],
    ],
  },
  {
    rule: 'age-entry-level',
    phrases: [
      ['für berufseinsteiger|berufsanfänger', 'für Menschen mit wenig Berufserfahrung'],
      ['berufseinsteiger*'],
      ['berufsanfänger*'],
      ['for career starters', 'for people with little professional experience'],
      ['career starter|starters'],
      ['career beginner|beginners'],
      ['first jobber|jobbers'],
    ],
  },
  {
    rule: 'age-graduates',
    phrases: [
      ['frisch von der uni|hochschule|universität'],
      ['frischgebackene|frischgebackener|frischgebackenen absolvent*'],
      ['frische|frischer|frischen absolvent*'],
      ['hochschulabsolvent*'],
      ['recent|fresh graduate|graduates'],
      ['fresh|straight from university|college'],
      ['fresh out of university|college'],
    ],
  },
  {
    rule: 'age-maximum',
    phrases: [
      ['nicht älter als #'],
      ['maximal|höchstens|bis|unter # jahre|jahren alt'],
      ['bis maximal|höchstens # jahre|jahren'],
      ['zwischen # und # jahre|jahren alt'],
      ['im alter von|zwischen|bis #'],
      ['unter #|dreißig|vierzig jährige*'],
      ['höchstalter*'],
      ['altersgrenze*'],
      ['not|no older than #'],
      ['under|below # years old|of'],
      ['under the age of #'],
      ['aged # to|and #'],
      ['aged between #'],
      ['between # and # years old|of'],
      ['maximum age'],
      ['age limit'],
    ],
  },
  {
    // A limit without "years": only behind words for people, because machines have such limits, too.
    rule: 'age-maximum',
    above: 18,
    phrases: [
      ['keine bewerber|bewerberinnen|bewerbenden|kandidaten|kandidatinnen|personen|leute|menschen über|ab #'],
      ['niemand|niemanden über #'],
      ['bewerber|bewerberinnen|kandidaten|kandidatinnen|sie|du müssen|sollten|solltest|musst unter # sein'],
      ['bewerber|bewerberinnen|kandidaten|kandidatinnen|personen unter #'],
      ['jünger als #'],
      ['no applicant|applicants|candidate|candidates|people|one|person over|above #'],
      ['candidate|candidates|applicant|applicants|you must|should be under|below #'],
      ['candidate|candidates|applicant|applicants under|below #'],
      ['younger than #'],
    ],
  },
  {
    rule: 'age-minimum',
    above: 18,
    phrases: [
      ['mindestens # jahre|jahren alt'],
      ['ab # jahre|jahren alt'],
      ['älter als #'],
      ['at least # years old|of'],
      ['minimum age of|is #'],
      ['older than #'],
      ['mindestalter von|ist #'],
    ],
  },
  {
    rule: 'age-experience-limit',
    phrases: [
      ['maximal|höchstens # jahre|jahren berufserfahrung|erfahrung'],
      ['nicht mehr als # jahre|jahren berufserfahrung|erfahrung'],
      ['weniger als # jahre|jahren berufserfahrung|erfahrung'],
      ['maximum|max # years of experience'],
      ['maximum of # years'],
      ['no|not more than # years of|experience'],
      ['at most # years of|experience'],
      ['up to # years of experience'],
    ],
  },
  {
    rule: 'age-older',
    phrases: [
      ['rentner*'],
      ['pensionär*'],
      ['ruheständler*'],
      ['reife|reifer|reifen persönlichkeit*|person|dame|herr'],
      ['pensioner|pensioners|retiree|retirees'],
      ['mature candidate|candidates|person|applicant|applicants'],
    ],
  },
  {
    rule: 'age-asked',
    phrases: [
      ['geburtsdatum'],
      ['geburtsjahr'],
      ['angabe|angaben ihres|des alters'],
      ['ihr alter an|angeben|mit'],
      ['date|year of birth'],
      ['state|tell ~ your age'],
    ],
  },
];
