import { dictionary } from '@zxcvbn-ts/language-common';
import { LIMITS } from '@consulting/contracts';
import { isCommon } from '../../domain/password-policy.ts';
import { isGuessable } from './guesses.ts';
import { ZxcvbnStrength } from './zxcvbn-strength.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Long but common, of the kinds in lists of leaked passwords: chosen before the limit was set. */
const COMMON = words(`
  manchesterunited harrypotter123 Bundesliga2024 liverpoolfc1892 Borussia1909! bayernmuenchen realmadrid2023
  fcbarcelona10 cristianoronaldo lionelmessi10 lordoftherings starwars1977! metallica666! linkinpark123
  avengedsevenfold rammstein2019 depechemode101 chocolate1234 Schokolade123 Sonnenblume2020 Gummibaerchen1
  Weihnachten2023 Geburtstag1985 meinpasswort1 ichliebedich1 ilovemyfamily jesuschrist1 iloveyoubaby
  mickeymouse1 spongebob123 hellokitty123 tinkerbell123 dragonballz1 finalfantasy7 callofduty123
  worldofwarcraft counterstrike Frankfurt2024! Stuttgart0711 Katharina1990
`);

/** Others of these kinds, for which nothing was adjusted. */
const OTHERS = words(`
  arsenalfc2010 chelseafc1905 juventus1897! Schalke04forever werderbremen1899 borussiadortmund
  eintrachtfrankfurt supermario64 legendofzelda donaldduck123 scoobydoo123 gameofthrones breakingbad123
  thebeatles1964 slipknot666! greenday2000 ironmaiden666 ledzeppelin4 toteHosen1982 backstreetboys
  justinbieber1 michaeljackson Schmetterling1 Kartoffelsalat Erdbeere12345 Gänseblümchen1 Bratwurst2022
  Fruehstueck123 Computer2024!! Urlaub2023!!! Hannover96!!! Nuernberg1900 Alexandra1987 Sebastian2001
  Elisabeth1955 iloveyouforever sweetheart123 motorola12345 strawberry2010 Volkswagen2015
`);

const GOOD = [
  'kupfer lampe sieben wolken',
  'tr5-Vm!kq92xPz',
  'Der Hund trinkt um 8 Kaffee',
  'Zwölf Boxkämpfer jagen',
  '847362915064738291',
  'correct-zebra-ladder-onion',
  'Mein Fahrrad quietscht bei Regen',
  'Die Oma strickt gelbe Socken',
  'velvet anchor plumbing tariff',
  'G7#rPq2!vLx9',
  'wNq8-hT3z-Kp5d',
  'unser Kater frisst Spargel',
  'purple-tractor-eats-maps',
  'am Dienstag gibt es Linsen',
  'Kaffeefleck auf Bauplan 7',
  'seven crooked teapots sing',
  'MorgenKommtDerSchornstein',
  'bZ4kQm9xWt2v',
  'rhubarb.custard.lighthouse',
  'Ich hab 3 Schirme verloren',
  'quarz nebel hafen ziegel',
  'staubige Akten im Keller',
  'our boiler leaks on Fridays',
  'Pfannkuchen mit Schraube',
  '9fK$2mWq!7Rz',
  'tangerine submarine ledger',
  'Wer hat den Kran lackiert?',
  'blue gravel whispers twice',
  'xkT7mPq4vRz2',
  'eleven bored llamas juggle',
  'Glatteis, Marmelade, Dübel',
  'zirkus messer teller wiese',
  'TheDentistPlaysTrombone',
  'Regenrinne klappert nachts',
  'm!nze-Sofa-Traktor-8',
  'paper canoe in a thunderstorm',
  'der Bagger schläft im Sand',
  'my uncle repairs accordions',
  'Vier Krähen auf dem Mast',
  'kq-83-zebra-Vulkan-minus',
];

const passing = (passwords: string[]): string[] =>
  passwords.filter((password) => !isCommon(password) && !isGuessable(password, []));

describe('a new password', () => {
  it.each([
    ['of a list', COMMON],
    ['of another list', OTHERS],
  ])('that is long but common is refused: at most 4 of 40 %s pass', (_, passwords) => {
    expect([passwords.length, new Set(passwords).size]).toEqual([40, 40]);
    expect(passing(passwords).length).toBeLessThanOrEqual(4);
  });

  it('that has leaked and is long enough is refused, each of them', () => {
    const leaked = dictionary['passwords-common'];
    expect(leaked.length).toBeGreaterThan(40_000);
    const long = leaked.filter((password) => [...password].length >= LIMITS.password.min);
    expect(long.length).toBeGreaterThan(300);
    expect(passing(long)).toEqual([]);
  });

  it('of unrelated words or random characters passes', () => expect(passing(GOOD)).toEqual(GOOD));

  it('is judged by what is known about its owner', () => {
    expect(isGuessable('wolkenbruch-elbflorenz', [])).toBe(false);
    expect(isGuessable('wolkenbruch-elbflorenz', ['wolkenbruch', 'elbflorenz'])).toBe(true);
  });

  it('is judged by its beginning and its end, so that a longer one is no more work', () => {
    const [weak, strong] = ['liverpool123', 'kq-83-zebra-Vulkan-minus'];
    const long = weak.repeat(2);
    expect(isGuessable(long + strong + long, [])).toBe(true);
    expect(isGuessable(long + long + strong, [])).toBe(false);
    expect(isGuessable(strong + long + long, [])).toBe(false);
  });

  it('is judged between two of somebody who asks for many', async () => {
    const strength = new ZxcvbnStrength();
    const order: string[] = [];
    const judge = (by: string) => strength.isGuessable(GOOD[0]!, [], by).then(() => order.push(by));
    await Promise.all([...Array<string>(20).fill('ann'), 'bob'].map(judge));
    expect(order.slice(0, 3)).toEqual(['ann', 'bob', 'ann']);
  });

  it('is judged in a thread of its own, one after the other and many at once', async () => {
    const strength = new ZxcvbnStrength();
    expect(await strength.isGuessable('manchesterunited', [], 'ann')).toBe(true);
    const many = [...COMMON.slice(0, 5), ...GOOD.slice(0, 5)];
    expect(await Promise.all(many.map((password) => strength.isGuessable(password, [], 'ann')))).toEqual(
      many.map((_, i) => i < 5),
    );
  });
});
