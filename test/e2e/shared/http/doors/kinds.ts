import type { Json } from '../../../../support/checks/api-document.ts';
import type { Door } from './doors.ts';

/** What is sent, and what is stored of it. */
type Right = readonly [sent: unknown, stored: unknown];
type Wrong = readonly [sent: unknown, code: string];

/** A kind of input, which every door that takes it treats alike. */
export interface Kind {
  /** Whether a field of the document is of this kind, as far as its name and schema say. */
  takes(door: Door): boolean;
  /** Fields that only look like it, by title. */
  isOther?: RegExp;
  /** Right inputs; `number` differs at each use, so that one is found in the store. */
  right(number: number, door: Door): readonly Right[];
  wrong(door: Door): readonly Wrong[];
  /** What goes along with a value. */
  along?: (door: Door) => Json;
}

const last = ({ field }: Door): string => field.split('.').at(-1)?.replace('[]', '') ?? '';
const said = ({ schema }: Door): string => JSON.stringify(schema);
const isText = (door: Door): boolean => /"string"/.test(said(door)) && !/"enum":\["[^"]/.test(said(door));
const isRequired = (door: Door): boolean => /^(first_)?name$/.test(last(door));
/** The beginning of the pattern of names and telephone numbers. */
const NO_WEB_ADDRESS = '[wW][wW][wW]';

const TELEPHONE = /phone|mobile|^tel$|^fax$/;
const NAME = /^((first|last|company)_)?name$/;
const MONEY = /salary|budget|amount|price|fee|rate$|^pay_/;
const DAY = /_(at|on|date|day|until|by)$|^(date|day|birthday)$/;

const NOT_AMOUNT = 'field.not-amount-between';

const money: Kind = {
  takes: (door) =>
    (MONEY.test(last(door)) || /multipleOf/.test(said(door))) && !/"enum":\["[^"]/.test(said(door)),
  // A rate is a text: "960 EUR per day".
  isOther: / (profile\.)?rate$/,
  right: (number, { content }) => [
    [500 + number + 0.05, 500 + number + 0.05],
    content === 'query' ? ['0', 0] : [10_000_000, 10_000_000],
  ],
  wrong: ({ content }) =>
    content === 'query'
      ? ['-1', 'abc', '1,5', '60.000', '1e3', '10000001', ''].map((text) => [text, NOT_AMOUNT] as const)
      : [0, -1, 0.001, 10_000_000.01, 1e12, '60000', '60.000', true].map(
          (value) => [value, NOT_AMOUNT] as const,
        ),
  along: ({ content }) => ({ [content === 'query' ? 'pay_period' : 'salary_period']: 'hour' }),
};

const telephone: Kind = {
  takes: (door) => TELEPHONE.test(last(door)) && isText(door),
  right: (number) => [
    [`+49 (0)30 ${number} Durchwahl 12`, `+49 (0)30 ${number} Durchwahl 12`],
    [` \u202a+49\u00a030\u200b 1${number}\u202c\u00ad`, `+49 30 1${number}`],
  ],
  wrong: () => [
    ['abc', 'field.not-phone'],
    ['by mail only', 'field.not-phone'],
    ['–', 'field.not-phone'],
    ['030 123456 https://evil.example', 'field.name-web-address'],
    [`030 ${'1'.repeat(40)}`, 'field.too-long'],
  ],
};

const isInstant = (door: Door): boolean => !/"format":"date"/.test(said(door));

const day: Kind = {
  takes: (door) =>
    door.schema['type'] !== 'array' &&
    (/"format":"date(-time)?"/.test(said(door)) || (DAY.test(last(door)) && isText(door))),
  // It comes with a picture, which is read first.
  isOther: /portrait \S+ consent_on$/,
  // Times are those that are offered: `appointments` covers them.
  right: (number, door) => {
    if (isInstant(door)) return [];
    const text = new Date(Date.UTC(2027, 0, number)).toISOString().slice(0, 10);
    return [text, '2100-12-31'].map((each) => [each, each] as const);
  },
  wrong: (door) => [
    ...['0026-01-01', '1899-12-31', '2101-01-01', '9999-12-31', '2026-02-30', '2026-13-01', '01.05.2027'].map(
      (text) => [isInstant(door) ? `${text}T09:00:00Z` : text, 'field.not-date'] as const,
    ),
    ['2027-05-01T00:00:00', 'field.not-date'],
    ['12027-05-01', 'field.not-date'],
    ['tomorrow', 'field.not-date'],
    ...(/date-time/.test(said(door)) ? [] : [['2027-05-01T00:00:00+02:00', 'field.not-date'] as const]),
  ],
};

/** Asked for, not entered: an address that is none belongs to nobody. */
const IS_SOUGHT = /\/(login|user-by-email) /;

const email: Kind = {
  takes: (door) => /e?mail$/.test(last(door)) && isText(door),
  right: (number) => [
    [`ada${number}@firma.de`, `ada${number}@firma.de`],
    [` \u200bjo\u0308rg${number}@fir\u00adma.de\u202c`, `jörg${number}@firma.de`],
  ],
  wrong: (door) => [
    ...(/"default":""/.test(said(door)) || /\/consultants/.test(door.operation)
      ? []
      : [['\u200b', 'email.required'] as const]),
    ...(IS_SOUGHT.test(`${door.operation} `)
      ? []
      : ['ada', 'ada@', '@firma.de', 'ada@firma', 'a b@firma.de', 'ada@@firma.de'].map(
          (text) => [text, 'email.invalid'] as const,
        )),
  ],
};

const name: Kind = {
  takes: (door) =>
    (NAME.test(last(door)) || said(door).includes(NO_WEB_ADDRESS)) && isText(door) && !telephone.takes(door),
  // Names of things, and one that is ignored.
  isOther:
    /(api-keys|passkeys|templates|saved-searches(\/\{id\})?) \S+ name$|\/templates\/\{id\} |stages|\/projects\/apply /,
  right: (number) => [
    [`İpek${number}`, `İpek${number}`],
    [` \u200bJu\u0308rgen\u00a0O’Neill${number}\u202e\u00ad `, `Jürgen O’Neill${number}`],
  ],
  wrong: (door) => [
    ['https://evil.example', 'field.name-web-address'],
    ['Ada WWW.evil.example', 'field.name-web-address'],
    ['a'.repeat(101), 'field.too-long'],
    ...(isRequired(door) ? [['\u200b\u00ad ', ''] as const] : []),
  ],
};

export const KINDS: Readonly<Record<string, Kind>> = {
  'amount of money': money,
  'telephone number': telephone,
  day,
  'email address': email,
  name,
};
