import { HOLD_CAUSES, type Language } from '@consulting/contracts';
import { expectWritten, namesCompany } from '../../../../../test/support/checks/mail-texts.ts';
import type { Mail } from '../../../platform/mail/mail-queue.ts';
import type { HeldThing } from '../../../shared/hold/hold.ts';
import * as mails from './notice-mails.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const readerIn = (language: Language) => ({
  ...{ id: 'me', email: 'ada@firma.berlin', phone: '', createdAt: NOW, demo: false },
  language,
});
const OTHER = { id: 'other', email: 'b@firma.berlin' };
const KEY: HeldThing = { kind: 'api-key', label: 'ERP' };
const WEBHOOK: HeldThing = { kind: 'webhook', label: 'erp.firma.berlin' };

const toldIn = (language: Language) =>
  [readerIn(language), OTHER, null].map((by) => ({ reader: readerIn(language), by, at: NOW }));
const changesIn = (language: Language) =>
  toldIn(language).flatMap((told) => [
    mails.adminAddedMail(told, 'new@firma.berlin'),
    mails.invitationMadeMail(told, 'new@firma.berlin'),
    mails.invitationMadeMail(told, ''),
    mails.apiKeyMadeMail(told, 'ERP'),
    mails.webhookAddressMail(told, { host: 'erp.firma.berlin', what: 'new' }),
    mails.webhookAddressMail(told, { host: 'erp.firma.berlin', what: 'moved' }),
  ]);
const held = (changes: Partial<mails.Closed>, language: Language = 'en') =>
  mails.putOnHoldMail(
    { reader: readerIn(language) },
    { email: 'b@firma.berlin', cause: 'password-reset', invitations: 0, held: [], ...changes },
  );
const text = ({ paragraphs }: { paragraphs: string[] }) => paragraphs.join('\n\n');
const linesOf = ({ facts = [] }: Pick<Mail, 'facts'>) =>
  facts.map(({ label, value }) => (label === undefined ? value : `${label}: ${value}`));

it('notices are whole texts in the language of their reader, and lead to the place of what changed', () => {
  const english = expectWritten(changesIn);
  const ways = [
    'admin-added admins',
    'invitation-made admins',
    'invitation-made admins',
    'api-key-made keys',
  ];
  const each = [...ways, 'webhook-address webhooks', 'webhook-address webhooks'];
  const path = (way = '') => way.replace(/ (.*)/, ' /admin-dashboard?tab=system/$1');
  expect(english.map(({ kind, action }) => `${kind} ${action?.path}`)).toEqual(
    [...each, ...each, ...each].map(path),
  );
  expect(english.filter((mail) => !namesCompany(mail))).toEqual([]);
  for (const { to, greeting, paragraphs } of english) {
    expect([to, greeting]).toEqual(['ada@firma.berlin', 'Hello,']);
    expect(paragraphs).toHaveLength(2);
  }
  // Each says something of its own.
  expect(new Set(english.map((mail) => `${mail.subject}${text(mail)}`)).size).toBe(english.length);
});

it('notices say who did it, what and when, and what to do about it', () => {
  const made = toldIn('en').map((told) => mails.apiKeyMadeMail(told, 'ERP'));
  const [mine, others, operators] = made;
  const [mineSays, othersSay, operatorsSay] = made.map((mail) => linesOf(mail).join('\n'));
  expect(mine?.subject).toBe('New API key: ERP');
  expect(mineSays).toMatch(/^Name: ERP\nBy: ada@firma\.berlin\nTime: .*2026.*10:00.* \(Berlin\)$/);
  expect(mine?.paragraphs[1]).toMatch(/^If this was you/);
  expect(othersSay).toContain('By: b@firma.berlin');
  expect(others?.paragraphs[1]).toMatch(
    /ask b@firma\.berlin.*b@firma\.berlin does not know.*have b@firma\.berlin choose/,
  );
  expect(operatorsSay).toContain('By: the operator of the server');
  expect(operators?.paragraphs[1]).toMatch(/^If you do not know about this, please ask the operator/);
});

it('notices about people name them, if they are known', () => {
  const [mine, , operators] = toldIn('en');
  for (const told of [mine!, operators!]) {
    const added = mails.adminAddedMail(told, 'new@firma.berlin');
    expect(added.subject).toBe('New administrator: new@firma.berlin');
    expect(added.paragraphs[0]).toMatch(/^new@firma\.berlin (has registered|is now)/);
    expect(added.facts?.[0]?.label).toBe('By');
  }
  expect(text(mails.adminAddedMail(mine!, 'new@firma.berlin'))).toContain('with an invitation');
  expect(text(mails.adminAddedMail(operators!, 'new@firma.berlin'))).not.toContain('with an invitation');
  expect(mails.invitationMadeMail(mine!, 'new@firma.berlin').paragraphs[0]).toMatch(/^new@firma\.berlin/);
  expect(mails.invitationMadeMail(mine!, '').paragraphs[0]).toContain('Anybody who has its code');
  const webhook = (what: 'new' | 'moved') => mails.webhookAddressMail(mine!, { host: 'x.de', what });
  expect([webhook('new').subject, webhook('moved').subject]).toEqual([
    'New webhook: x.de',
    'New address of a webhook: x.de',
  ]);
  expect([text(webhook('new')), text(webhook('moved'))]).toEqual([
    expect.stringContaining('has been added'),
    expect.stringContaining('has been changed'),
  ]);
});

it('what is on hold after a recovery is listed, with its cause, and leads to it', () => {
  const variants = (language: Language) => [
    ...HOLD_CAUSES.map((cause) => held({ cause, held: [KEY, WEBHOOK] }, language)),
    ...[1, 2].map((invitations) => held({ invitations }, language)),
    held({ held: Array.from({ length: 21 }, () => WEBHOOK), invitations: 1 }, language),
  ];
  const english = expectWritten(variants);
  expect(new Set(english.map(({ kind }) => kind))).toEqual(new Set(['put-on-hold']));
  for (const mail of english) expect(mail.paragraphs[0]).toContain('b@firma.berlin');
  expect(new Set(english.map((mail) => mail.paragraphs[0])).size).toBe(HOLD_CAUSES.length);
  const both = held({ held: [KEY, WEBHOOK] });
  expect(both.paragraphs).toHaveLength(3);
  expect(linesOf(both)).toEqual(['API key: ERP', 'Webhook: erp.firma.berlin']);
  expect(both.subject).toBe('API keys and webhooks are on hold');
  const places = [[KEY, WEBHOOK], [WEBHOOK, KEY], []].map((things) => held({ held: things, invitations: 1 }));
  expect(places.map(({ action }) => action?.path.split('/').at(-1))).toEqual(['keys', 'webhooks', 'admins']);
});

it('revoked invitations are counted, and the lines about what is on hold are bounded', () => {
  const alone = held({ invitations: 2 });
  expect(alone.subject).toBe('Invitations have been revoked');
  expect(alone.paragraphs).toHaveLength(2);
  expect(alone.paragraphs[1]).toContain('2 unused invitations');
  const linesAbout = (count: number) => linesOf(held({ held: Array.from({ length: count }, () => KEY) }));
  expect(linesAbout(20)).toHaveLength(20);
  expect(linesAbout(20).at(-1)).toBe('API key: ERP');
  expect(linesAbout(22)).toHaveLength(21);
  expect(linesAbout(22).at(-1)).toBe('and 2 more');
});
