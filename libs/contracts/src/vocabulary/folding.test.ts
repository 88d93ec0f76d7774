import { foldedWords, writtenTogether } from './folding.ts';

const words = (text: string) => foldedWords(text).map(({ word }) => word);

it.each([
  ['SAP FI/CO Consultant (m/w/d)', 'sap fi co consultant m w d'],
  ['Düsseldorf, Duesseldorf, DÜSSELDORF', 'dusseldorf dusseldorf dusseldorf'],
  // Short words keep their vowels.
  ['Köln Koeln CoE Zoë', 'koln koln coe zoe'],
  ['Straße STRASSE Łódź København Đà', 'strasse strasse lodz kobenhavn da'],
  ['S/4‑HANA – “S4_HANA”', 's 4 hana s4 hana'],
  ['C++, C#, C++17/Go', 'c++ c# c++ 17 go'],
  ['SAP+ABAP A + B #1', 'sap abap a b 1'],
  ['soft\u00adware zero\u200bwidth \u202eright', 'software zerowidth right'],
  ['SAP® S/4HANA™ ﬁeld Ⅳ', 'sap s 4hana field iv'],
  ['SAP.* 🚀 {x}', 'sap * 🚀 x'],
  ['SAP*, ABAP* (FI*) a*b', 'sap abap fi a * b'],
  ["O’Neill, ONeill, O'Neill; L`Oréal", 'oneill oneill oneill loreal'],
  // Women are named too, in any way of writing it.
  ['Berater:in Berater*in Berater_in Berater/in Berater/-in Berater·in', 'beraterin '.repeat(6).trim()],
  [
    'BeraterInnen Berater*innen Berater:innen Consultant*in Architekt:in',
    'beraterin beraterin beraterin consultantin architektin',
  ],
  ['Beraterin Beraterinnen', 'beraterin beraterinnen'],
  ['LinkedIn Plug-In Build:in on/in Anmelden/in', 'linkedin plug in build in on in anmelden in'],
  ['_ … · \u0301 # + " \'', ''],
])('folds “%s” to “%s”', (text, folded) => {
  expect(words(text).join(' ')).toBe(folded);
});

it('writes spellings together in one way', () => {
  for (const text of ['S/4 HANA', 's4hana', 'S4-Hana']) expect(writtenTogether(text)).toBe('s4hana');
});

it('tells words that only signs join, and those of another entry of a list', () => {
  expect(
    foldedWords('SAP FI/CO, MM').map(({ isGlued, isBehindBarrier }) => [isGlued, isBehindBarrier]),
  ).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [false, true],
  ]);
});
