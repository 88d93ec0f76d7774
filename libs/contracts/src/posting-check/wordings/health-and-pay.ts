import type { PhraseRule } from '../phrases.ts';

/** Wordings about disability and health. */
export const HEALTH_WORDINGS: readonly PhraseRule[] = [
  {
    rule: 'disability-strength',
    phrases: [
      ['voll|uneingeschränkt|körperlich belastbar|belastbare|belastbarer|belastbaren'],
      ['körperlich ~ fit|belastbar|leistungsfähig'],
      ['körperliche|körperlicher|körperlichen fitness|belastbarkeit|leistungsfähigkeit'],
      ['uneingeschränkt|voll einsatzfähig|leistungsfähig'],
      ['physically fit|strong|robust|resilient'],
      ['physical fitness|strength|resilience'],
      ['able bodied'],
    ],
  },
  {
    rule: 'disability-health',
    phrases: [
      ['kerngesund*'],
      ['gesund und belastbar|fit|leistungsfähig'],
      ['gute|guter|guten|bester|beste|einwandfreie|einwandfreier gesundheit|gesundheitszustand'],
      ['gesundheitlich fit|uneingeschränkt|geeignet'],
      ['in good|excellent|perfect health'],
      ['healthy candidate|candidates|applicant|applicants|person|people'],
      ['clean bill of health'],
      ['ärztliches|ärztlichem attest|zeugnis|gesundheitszeugnis'],
    ],
  },
  {
    rule: 'disability-none',
    phrases: [
      ['keine|ohne behinderung|behinderungen'],
      ['nicht behindert*'],
      [
        'ohne|keine körperliche|körperlichen|gesundheitliche|gesundheitlichen einschränkung|einschränkungen|mängel',
      ],
      ['no disability|disabilities'],
      ['without disability|disabilities'],
      ['without a|any disability|disabilities'],
      ['not disabled'],
      ['no health|physical issues|problems|limitations|restrictions'],
    ],
  },
  {
    rule: 'disability-senses',
    phrases: [
      ['gutes|gutem|perfektes|einwandfreies sehvermögen|hörvermögen|gehör'],
      ['gut sehen und hören|können'],
      ['gut hören und sehen|können'],
      ['good|perfect|normal eyesight|hearing'],
      ['nicht farbenblind'],
      ['not colour|color blind'],
    ],
  },
  {
    rule: 'disability-asked',
    phrases: [
      ['angabe|angaben ~ behinderung|schwerbehinderung|krankheiten|vorerkrankungen'],
      ['behinderung|schwerbehinderung|vorerkrankungen|krankheiten angeben|an'],
      ['state|tell|disclose ~ disability|disabilities|illnesses'],
      ['medical history'],
      ['krankengeschichte'],
    ],
  },
];

/** Wordings about pay. */
export const PAY_WORDINGS: readonly PhraseRule[] = [
  {
    rule: 'pay-vague',
    phrases: [
      ['gehalt|vergütung|bezahlung|honorar|tagessatz nach|ist vereinbarung|verhandlungssache|absprache'],
      [
        'attraktive|attraktives|attraktiver|leistungsgerechte|leistungsgerechtes|marktübliche|marktübliches gehalt|vergütung|bezahlung',
      ],
      ['faires|faire|überdurchschnittliches|überdurchschnittliche gehalt|vergütung|bezahlung'],
      ['competitive|attractive|generous salary|pay|compensation|remuneration|package'],
      ['salary|pay|rate|compensation negotiable|doe'],
    ],
  },
  {
    rule: 'pay-history',
    phrases: [
      [
        'bisheriges|bisherigen|bisherige|letztes|letzten|aktuelles|aktuellen|derzeitiges|derzeitigen gehalt|gehalts|gehälter|vergütung',
      ],
      ['gehaltsnachweis*'],
      ['letzte|letzten gehaltsabrechnung*'],
      ['gehaltshistorie'],
      ['current|previous|last|present salary|salaries|pay|compensation'],
      ['salary|pay history'],
      ['last|latest|recent payslip|payslips'],
    ],
  },
];
