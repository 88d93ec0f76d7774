import type { PhraseRule } from '../phrases.ts';

/** Wordings about language, origin and religion. */
export const ORIGIN_WORDINGS: readonly PhraseRule[] = [
  {
    rule: 'language-native',
    phrases: [
      ['deutsch als muttersprache', 'Deutsch sehr gut in Wort und Schrift'],
      ['englisch als muttersprache', 'Englisch sehr gut in Wort und Schrift'],
      ['muttersprachniveau', 'Niveau C1'],
      [
        'muttersprachliche|muttersprachlichen deutschkenntnisse|deutschkenntnissen',
        'sehr gute Deutschkenntnisse',
      ],
      ['muttersprach*'],
      ['native level german', 'German at level C1'],
      ['native level english', 'English at level C1'],
      ['native german|english speaker|speakers'],
      ['native speaker|speakers'],
      ['native german|english|level|fluency|proficiency'],
      ['mother tongue'],
      ['first language german|english'],
    ],
  },
  {
    rule: 'language-accent',
    phrases: [
      ['akzentfreies deutsch', 'gut verständliches Deutsch'],
      ['akzentfreies englisch', 'gut verständliches Englisch'],
      ['akzentfrei*'],
      ['dialektfrei*'],
      ['ohne akzent|dialekt'],
      ['accent free german', 'clearly understandable German'],
      ['accent free english', 'clearly understandable English'],
      ['accent free'],
      ['without accent'],
      ['without an|any accent'],
      ['no accent'],
    ],
  },
  {
    rule: 'language-perfect',
    phrases: [
      ['perfektes|einwandfreies|fehlerfreies deutsch', 'sehr gutes Deutsch (Niveau C1)'],
      ['perfektes|einwandfreies|fehlerfreies englisch', 'sehr gutes Englisch (Niveau C1)'],
      ['perfekte|perfekten|einwandfreie|einwandfreien|fehlerfreie deutschkenntnisse*|englischkenntnisse*'],
      ['deutsch perfekt'],
      ['perfect|flawless german', 'very good German (level C1)'],
      ['perfect|flawless english', 'very good English (level C1)'],
    ],
  },
  {
    rule: 'origin-citizenship',
    phrases: [
      ['deutsche|deutscher|deutschen staatsangehörigkeit|staatsbürgerschaft|staatsbürger*|pass'],
      ['nur|ausschließlich deutsche|eu bürger*|staatsangehörige*|bewerber*|inländer*'],
      ['nur inländer*'],
      ['german|eu|european citizen|citizens|citizenship|national|nationals|nationality|passport'],
      ['germans only'],
      ['only germans'],
    ],
  },
  {
    rule: 'origin-descent',
    phrases: [
      ['deutscher|europäischer|westeuropäischer|ausländischer herkunft|abstammung|abkunft'],
      ['ohne|mit migrationshintergrund'],
      ['kein migrationshintergrund'],
      ['german|european|western|foreign origin|descent|origins|ancestry'],
      ['no migration|migrant background'],
    ],
  },
  {
    rule: 'origin-culture',
    phrases: [
      ['deutsche|deutscher|deutschen mentalität|arbeitsmentalität|tugenden'],
      ['deutscher|deutschen|westlichen|westlicher|europäischen kulturkreis*'],
      ['german mentality|virtues'],
      ['western|european cultural background'],
    ],
  },
  {
    rule: 'origin-born',
    phrases: [
      ['gebürtige|gebürtiger|gebürtigen'],
      ['in deutschland geboren|aufgewachsen'],
      ['einheimische|einheimischer|einheimischen'],
      ['locals only'],
      ['born in|and germany|raised'],
      ['german born'],
    ],
  },
  {
    rule: 'origin-asked',
    phrases: [
      ['geburtsort'],
      ['geburtsland'],
      ['angabe|angaben ~ staatsangehörigkeit|nationalität|herkunft'],
      ['staatsangehörigkeit|nationalität|herkunft an|angeben'],
      ['place|country of birth'],
      ['state|tell ~ nationality|origin'],
    ],
  },
  {
    rule: 'religion-membership',
    phrases: [
      ['konfession|konfessionszugehörigkeit|religionszugehörigkeit|kirchenzugehörigkeit|kirchenmitglied*'],
      ['mitglied ~ kirche'],
      ['zugehörigkeit ~ kirche'],
      ['christ|christin|christen|muslim|muslima|muslime|jude|jüdin gesucht|sein'],
      ['evangelisch|katholisch|muslimisch getauft|sein'],
      ['church membership|member|members'],
      ['religious affiliation|denomination'],
      ['member|members ~ church'],
      ['practising|practicing christian|christians|muslim|catholic'],
    ],
  },
  {
    rule: 'religion-clothing',
    phrases: [
      ['ohne|kein kopftuch'],
      ['kopftuchverbot'],
      ['keine religiösen symbole|zeichen'],
      ['ohne religiöse symbole|zeichen'],
      ['no headscarf|headscarves|hijab|turban'],
      ['without headscarf|hijab|turban'],
      ['without a headscarf|hijab|turban'],
      ['no religious symbols|dress|clothing'],
    ],
  },
  {
    rule: 'religion-values',
    phrases: [
      ['christliche|christlichen|christlicher werte|werten|wertebild|grundhaltung|überzeugung|glauben'],
      ['bekenntnis zum christlichen|glauben|christentum'],
      ['christian values|faith|belief|beliefs'],
    ],
  },
];
