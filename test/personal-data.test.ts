import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from 'mongoose';
import { LANGUAGES } from '@consulting/contracts';
import '../api/src/app.module.ts';
import { i18nOf } from '../api/src/shared/texts/i18n.ts';
import { fieldLabels } from '../api/src/users/adapters/readable/field-labels.ts';
import { partTitles } from '../api/src/users/adapters/readable/part-titles.ts';
import { allCollections } from '../api/src/platform/database/collections/collection.ts';

// What docs/operations.md promises about stored data is what the collections declare.
const ROOT = path.resolve(__dirname, '..');

/** The rows of the table under "Personal data". */
function rowsOfTable(): string[][] {
  const [, section = ''] = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8').split(
    '\n## Personal data\n',
  );
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

it('the table of what is removed by itself, and when, has exactly what the collections declare', () => {
  const declared = allCollections().flatMap(({ kept }) => (kept === 'until-deleted' ? [] : kept));
  const inTable = rowsOfTable().slice(1);
  expect(inTable.length).toBeGreaterThan(10);
  expect(inTable.map(String).sort()).toEqual(declared.map(({ what, when }) => String([what, when])).sort());
});

it('the privacy policy takes every period from where it is set, besides those of logs, backups and analytics', () => {
  const [logs, analytics, backups] = [7, 14, 30];
  for (const language of ['en', 'de']) {
    const policy = readFileSync(path.join(ROOT, `web/src/features/legal/${language}/privacy.md`), 'utf8');
    const written = [
      ...policy.matchAll(/\b(\d+) (?:minutes|hours|days|months|Minuten|Stunden|Tagen?|Monaten?)\b/g),
    ];
    expect(written.map(([, number]) => Number(number))).toEqual([logs, analytics, backups]);
  }
});

/** What is stored of people and is in no export: an exported field has a label, and belongs in no row here. */
const NOT_EXPORTED = {
  /** Secrets, and what checks them. */
  secrets: [
    ...['calendarFeeds.hash', 'poolConsents.hash', 'poolConsents.sealed', 'poolConsents.yesId'],
    ...['proposals.hash', 'proposals.sealed', 'sessions.epoch', 'users.passwordHash', 'users.sessionEpoch'],
    ...['signinfactors.counter', 'signinfactors.key', 'signinfactors.lastStep', 'signinfactors.offer'],
    ...['signinfactors.publicKey', 'signinfactors.recovery', 'signinfactors.recoverySince'],
    ...['signinfactors.transports'],
  ],
  /** Keys of documents in the store of files. */
  files: ['applications.key', 'employees.key', 'users.key'],
  /** Copies for searches, filters and orders of what is exported. */
  copies: [
    ...['applications.holds', 'applications.person', 'applications.words', 'employees.words'],
    ...['projects.arrivedAt', 'projects.facets', 'projects.holds', 'projects.ofCompany', 'projects.search'],
    ...[
      'projects.words',
      'users.arrivedAt',
      'users.emailKey',
      'users.heldKeys',
      'users.holds',
      'users.inPool',
    ],
    ...[
      'users.words',
      'applications.withdrawn',
      'appointments.ended',
      'appointments.stands',
      'proposals.ended',
    ],
    ...['proposals.shownAt', 'appointments.version', 'proposals.version', 'savedSearches.slot'],
    ...['savedSearches.nextAt'],
  ],
  /** Ids of the person itself, of other people and of companies. */
  ids: [
    ...[
      'appointments.ownerId',
      'notes.authorId',
      'notes.subjectId',
      'notes.subjectKind',
      'proposals.ownerId',
    ],
    ...['onetimetokens.audience', 'onetimetokens.purpose', 'onetimetokens.subjectId', 'sessions.audience'],
    ...['savedSearches.ownerId', 'savedSearches.ownerKind', 'sessions.subjectId', 'signinfactors.audience'],
  ],
  /** How often a mail was tried. */
  deliveries: ['outbox.attempts', 'outbox.claimedUntil', 'outbox.lastError', 'outbox.nextAt'],
  /** Exported in another form or under another name, whose fields have labels. */
  renamed: [
    'outbox.mail',
    'signinfactors.codes',
    'signinfactors.credentials',
    'users.linkedInIssuer',
    'users.previousEmails',
  ],
};

describe('the readable page of a person’s data', () => {
  /** The names of the fields that a collection stores, those of its parts too. */
  function fieldsOf(schema: Schema): string[] {
    return Object.entries(schema.paths).flatMap(([path, type]) => [
      ...path.split('.').filter((part) => part !== '$*' && part !== '_id' && part !== '__v'),
      ...(type.schema ? fieldsOf(type.schema) : []),
    ]);
  }

  it('has a label in each language for every field that is stored of people and exported', () => {
    const missing = allCollections().flatMap(({ name, schema, personal }) => {
      if (personal === 'none' || typeof personal.exported !== 'string' || !schema) return [];
      const part = personal.exported;
      return LANGUAGES.flatMap((language) => {
        const labels = fieldLabels(i18nOf(language));
        const titles = partTitles(i18nOf(language));
        return [
          ...(titles[part] ? [] : [`${part} has no title`]),
          ...[...new Set(fieldsOf(schema))]
            .filter((field) => !(labels[`${part}.${field}`] ?? labels[field]))
            .map((field) => `${name}.${field}`),
        ];
      });
    });
    expect([...new Set(missing)].sort()).toEqual(Object.values(NOT_EXPORTED).flat().sort());
  });
});
