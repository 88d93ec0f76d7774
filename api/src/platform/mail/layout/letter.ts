import { COMPANY, isAdministration, LOCALES, localizedPath, type Language } from '@consulting/contracts';
import type { Settings } from '../../../config/settings.ts';
import { i18nOf, type I18n } from '../../../shared/texts/i18n.ts';
import type { Fact, Mail, Progress } from '../mail-queue.ts';
import { reasonOf } from './reasons.ts';

/** `PUBLIC_URL`, and `ADMIN_URL` if there is one. */
type Hosts = Pick<Settings, 'publicUrl' | 'adminUrl'>;

/** A stop of the line that shows how far an application has come. */
export interface Stop {
  name: string;
  /** The day, or that it is still to come. */
  when: string;
  state: 'reached' | 'here' | 'ahead';
}

/** All that is written in a mail, from top to bottom, for the text part and the HTML part alike. */
export interface Letter {
  language: Language;
  subject: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  stops: Stop[];
  title: string;
  /** Salutation and paragraphs. */
  paragraphs: string[];
  facts: Fact[];
  button: { label: string; url: string; hint: string; otherwise: string } | null;
  /** Why one gets the mail, and where replies go. */
  ground: string;
  /** What the law wants in every business letter (§ 35a GmbHG). */
  register: string[];
  /** At the end of the mail: to switch such mails off, and the legal pages. */
  links: { label: string; url: string }[];
}

/** Lists of mails show about as many characters beside the subject. */
const PREVIEW = 140;

/** Tells whether a value stands below its label, because it has several lines or does not fit beside it. */
export const isLong = ({ value }: Fact): boolean => value.length > 120 || value.includes('\n');

export const repliesTo = ({ replyTo }: Mail): string => replyTo ?? COMPANY.email;

/** Returns the link of a mail, on the host of its page. */
export function actionUrl({ action, language }: Mail, { publicUrl, adminUrl }: Hosts): string | null {
  if (!action) return null;
  const host = isAdministration(action.path) ? (adminUrl ?? publicUrl) : publicUrl;
  return host + localizedPath(language, action.path);
}

/** "16 November" */
const dayOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Berlin',
  }).format(at);

/** Leaves out "Seen" when nobody had opened the application before it was decided. */
function stopsOf({ sent, seen, decided }: Progress, language: Language): Stop[] {
  const i18n = i18nOf(language);
  const stops: [name: string, at: Date | null][] = [[i18n._('Sent'), sent]];
  if (seen || !decided) stops.push([i18n._('Seen'), seen]);
  stops.push([i18n._('Decided'), decided]);
  const here = stops.findLastIndex(([, at]) => at);
  return stops.map(([name, at], index) => ({
    name,
    when: at ? dayOf(at, language) : i18n._('not yet'),
    state: index === here ? 'here' : index < here ? 'reached' : 'ahead',
  }));
}

function previewOf({ paragraphs, facts = [] }: Mail): string {
  const text = [...paragraphs, ...facts.map(({ value }) => value)].join(' ').replace(/\s+/g, ' ').trim();
  if (text.length <= PREVIEW) return text;
  const cut = text.slice(0, PREVIEW);
  const end = cut.lastIndexOf(' ');
  return `${end < 0 ? cut : cut.slice(0, end)} …`;
}

function registerLines(i18n: I18n): string[] {
  const { name, street, postalCode, city, registerCourt, registerNumber, phones, email } = COMPANY;
  const directors = i18n._('Managing directors: {names}', { names: COMPANY.managingDirectors.join(', ') });
  return [
    `${name} · ${street} · ${postalCode}\u00a0${city}`,
    `${phones[0]} · ${email}`,
    `${registerCourt}, ${registerNumber}`,
    directors,
  ];
}

/** Returns what is written in a mail. `unsubscribe`: the path of the page that switches such mails off. */
export function letterOf(mail: Mail, hosts: Hosts, unsubscribe: string | null = null): Letter {
  const { language, subject, title = subject, progress, greeting, paragraphs, facts = [], action } = mail;
  const i18n = i18nOf(language);
  const url = actionUrl(mail, hosts);
  const page = (path: string) => hosts.publicUrl + localizedPath(language, path);
  return {
    language,
    subject,
    preview: previewOf(mail),
    stops: progress ? stopsOf(progress, language) : [],
    title,
    paragraphs: greeting ? [greeting, ...paragraphs] : paragraphs,
    facts,
    button:
      action && url
        ? {
            label: action.label,
            url,
            hint: action.hint ?? '',
            otherwise: i18n._('If the button does not work, open this address:'),
          }
        : null,
    ground: [
      reasonOf(mail, i18n),
      i18n._('Replies to this email go to {address}.', { address: repliesTo(mail) }),
    ].join(' '),
    register: registerLines(i18n),
    links: [
      ...(unsubscribe === null
        ? []
        : [{ label: i18n._('Unsubscribe from these emails'), url: page(unsubscribe) }]),
      { label: i18n._('Privacy policy'), url: page('/privacy_policy') },
      { label: i18n._('Legal notice'), url: page('/impressum') },
    ],
  };
}
