import { LANGUAGES, MAIL_KINDS, NOTIFICATIONS, kindsOf, type Language } from '@consulting/contracts';
import { contactMail } from '../api/src/contact/application/contact-mail.ts';
import * as messageMails from '../api/src/messaging/application/message-mails.ts';
import { letterOf } from '../api/src/platform/mail/layout/letter.ts';
import type { Mail } from '../api/src/platform/mail/mail-queue.ts';
import { aUser } from '../api/src/users/domain/user.fixture.ts';
import { ONLY_FOR, WHILE_BLOCKED } from '../api/src/users/domain/waiting-mails.ts';
import { filesBelow, textOf } from './support/checks/sources.ts';
import { mailsIn } from './support/mails/all-mails.ts';

const HOSTS = { publicUrl: 'https://firma.berlin', adminUrl: 'https://desk.firma.berlin' };
const english = [...mailsIn('en')];
const german = [...mailsIn('de')];
/** All sentences and words that stand in a mail, without what lawyers and mail programs read. */
const partsOf = (mail: Mail) => {
  const { subject, preview, stops, title, paragraphs, facts, sections, button, ground } = letterOf(
    mail,
    HOSTS,
  );
  return [
    ...[subject, preview, title, ...paragraphs, button?.label ?? '', button?.hint ?? '', ground],
    ...stops.flatMap(({ name, when }) => [name, when]),
    ...facts.flatMap(({ label = '', value }) => [label, value]),
    ...sections.flatMap(({ title: name, entries, more }) => [
      ...[name, more?.label ?? ''],
      ...entries.flatMap((entry) => [entry.title, entry.line]),
    ]),
  ];
};
/** Words of nearly every English sentence, and of no German one. */
const ENGLISH = /\b(the|this|that|your|you|with|and|have|has|been|for|of|to|not)\b/i;
const GERMAN = /[äöüß„]|\b(der|die|das|Ihre?|Sie|mit|und|haben|wurde|nicht)\b/;

it('every mail of the API is among them', () => {
  const written = filesBelow('api/src').flatMap((file) =>
    file.includes('/application/')
      ? [...textOf(file).matchAll(/^export function (\w+Mail)\(/gm)].map(([, name = '']) => name)
      : [],
  );
  expect(written.length).toBeGreaterThan(20);
  const here = filesBelow('test/support/mails').map(textOf).join('\n');
  expect(written.filter((name) => !new RegExp(`\\b${name}\\(`).test(here))).toEqual([]);
});

it('are of every kind, in every language', () => {
  for (const language of LANGUAGES) {
    const kinds = new Set([...mailsIn(language)].map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([...MAIL_KINDS]);
  }
});

it('of every kind it is written down whether a blocked person gets it, as decision 50 says', () => {
  expect(Object.keys(WHILE_BLOCKED).toSorted()).toEqual([...MAIL_KINDS]);
  const [, listed = ''] =
    /A blocked person gets no ([^,]+(?:,[^,]+)*?),\s+because/.exec(textOf('docs/decisions/0050-mails.md')) ??
    [];
  const documented = [...listed.matchAll(/`([\w-]+)`/g)].map(([, kind]) => kind);
  expect(documented).toEqual(MAIL_KINDS.filter((kind) => !WHILE_BLOCKED[kind]));
});

it('mails that not everybody gets any more when they leave name their reader', () => {
  const judged = new Set([
    ...MAIL_KINDS.filter((kind) => !WHILE_BLOCKED[kind]),
    ...NOTIFICATIONS.flatMap(kindsOf),
    ...Object.keys(ONLY_FOR),
  ]);
  for (const mail of english)
    expect([mail.kind, mail.wantedBy !== undefined]).toEqual([mail.kind, judged.has(mail.kind)]);
});

it('every mail is in the language of its reader, from the subject to the button', () => {
  expect(german.flatMap(partsOf).filter((text) => ENGLISH.test(text))).toEqual([]);
  expect(english.flatMap(partsOf).filter((text) => GERMAN.test(text))).toEqual([]);
});

it('a translation leaves no value out and no placeholder in', () => {
  expect(german).toHaveLength(english.length);
  const texts = [...english, ...german].flatMap(partsOf);
  expect(texts.filter((text) => /[{}]|undefined|null/.test(text))).toEqual([]);
  for (const [index, mail] of german.entries()) {
    expect(mail.kind).toBe(english[index]?.kind);
    expect(partsOf(mail)).toHaveLength(partsOf(english[index] as Mail).length);
  }
});

it('the button leads to the page in the language of the mail, on the host of the page', () => {
  for (const mail of german) {
    const { path = null } = mail.action ?? {};
    const host = path && /^\/admin|\?for=admin/.test(path) ? HOSTS.adminUrl : HOSTS.publicUrl;
    expect(letterOf(mail, HOSTS).button?.url).toBe(path === null ? undefined : `${host}/de${path}`);
  }
  expect(letterOf(english[0] as Mail, HOSTS).button?.url).toMatch(/^https:\/\/firma\.berlin\/verify-email/);
});

it('mails to applicants about applications show how far these are, and no others do', () => {
  const about = new Set(['receipt', 'decision']);
  for (const mail of english)
    expect([mail.kind, mail.progress !== undefined]).toEqual([mail.kind, about.has(mail.kind)]);
});

it('no mail repeats itself, has an empty row, or a preview that only repeats the subject', () => {
  for (const mail of [...english, ...german]) {
    const { subject, preview, title, paragraphs, facts } = letterOf(mail, HOSTS);
    expect(preview.startsWith(subject) || preview === '').toBe(false);
    expect(new Set([title, ...paragraphs]).size).toBe(paragraphs.length + 1);
    expect(facts.filter(({ value }) => value === '')).toEqual([]);
  }
});

it('invites only those to an answer who can give it', () => {
  const asked = (role: 'JobSeeker' | 'Freelancer', language: Language) =>
    messageMails.newMessageMail(aUser({ role, language })).paragraphs.join();
  expect([asked('Freelancer', 'en'), asked('Freelancer', 'de')]).toEqual([
    expect.stringContaining('read it and reply'),
    expect.stringContaining('zu antworten'),
  ]);
  for (const language of LANGUAGES) expect(asked('JobSeeker', language)).not.toMatch(/reply|antworten/);
});

it('what a person typed is never read as a text with placeholders', () => {
  const language = 'de';
  const name = "{company} # '{x}' <b>";
  const mail = contactMail(
    { email: 'office@firma.berlin', language },
    { kind: 'contact', name, email: 'a@b.berlin', message: 'X', language },
    'id',
  );
  expect(mail.subject).toBe(`Nachricht von ${name} (Kontaktformular)`);
});
