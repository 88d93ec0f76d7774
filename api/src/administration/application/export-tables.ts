import { Injectable } from '@nestjs/common';
import type { Language, Words } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { ConversationKind } from '../../messaging/domain/conversation.ts';
import { JobsService } from '../../jobs/application/jobs.service.ts';
import { ConversationsService } from '../../messaging/application/conversations.service.ts';
import { countryIn } from '../../shared/texts/countries.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { User } from '../../users/domain/user.ts';
import { texts, times, type Cell, type Column, type Table } from '../domain/table.ts';

export const EXPORTS = ['applicants', 'freelancers', 'b2b-users', 'messages'] as const;
export type ExportName = (typeof EXPORTS)[number];

/** The tables of the administration's exports. Each batch takes a fixed number of queries. */
@Injectable()
export class ExportTables {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly conversations: ConversationsService,
  ) {}

  /** Returns a table with its headings, and with the product's words in cells, in a language. */
  get(name: ExportName, language: Language): Table {
    const i18n = i18nOf(language);
    const person = personColumns(i18n);
    const personCells = cellsOf(countryIn(language));
    const yesOrNo = (is: boolean) => (is ? i18n._('yes') : i18n._('no'));
    switch (name) {
      case 'applicants':
        return {
          title: i18n._('Applications'),
          columns: [
            times(i18n._('Applied at')),
            ...texts(i18n._('Status')),
            times(i18n._('Decided at')),
            ...texts(i18n._('Job')),
            ...person,
          ],
          batches: () => this.applicants(wordsOf(language), personCells),
        };
      case 'freelancers':
        return {
          title: i18n._('Freelancers'),
          columns: [
            times(i18n._('Registered at')),
            ...person,
            ...texts(i18n._('Skills'), i18n._('CV'), i18n._('Blocked')),
          ],
          batches: () =>
            this.ofRole('Freelancer', (user) => [
              user.createdAt,
              ...personCells(user),
              user.skills.join(', '),
              yesOrNo(user.cv !== null),
              yesOrNo(user.blocked),
            ]),
        };
      case 'b2b-users':
        return {
          title: i18n._('Companies'),
          columns: [
            times(i18n._('Registered at')),
            ...texts(i18n._('Company')),
            ...person,
            ...texts(i18n._('Blocked')),
          ],
          batches: () =>
            this.ofRole('B2B', (user) => [
              user.createdAt,
              user.company_name,
              ...personCells(user),
              yesOrNo(user.blocked),
            ]),
        };
      case 'messages':
        return {
          title: i18n._('Messages'),
          columns: [
            times(i18n._('Sent at')),
            ...texts(i18n._('Kind'), i18n._('Name'), i18n._('Email'), i18n._('From')),
            { heading: i18n._('Message'), kind: 'lines' },
          ],
          batches: () => this.messages(i18n),
        };
    }
  }

  private async *applicants(words: Words, personCells: CellsOf): AsyncGenerator<Cell[][]> {
    for await (const batch of this.applications.all('job')) {
      const users = await this.users.findMany(batch.map(({ applicantId }) => applicantId));
      const titles = await this.jobs.titlesOf(batch.map(({ targetId }) => targetId));
      yield batch.map(({ appliedAt, status, decidedAt, targetId, applicantId }) => [
        appliedAt,
        words[`value.${status}`],
        decidedAt,
        titles.get(targetId)?.title,
        ...personCells(users.get(applicantId)),
      ]);
    }
  }

  private async *ofRole(role: User['role'], row: (user: User) => Cell[]): AsyncGenerator<Cell[][]> {
    for await (const batch of this.users.all(role)) yield batch.map(row);
  }

  private async *messages(i18n: I18n): AsyncGenerator<Cell[][]> {
    const kinds = {
      user: i18n._('user'),
      contact: i18n._('contact'),
      barrier: i18n._('report of a barrier'),
    };
    for await (const batch of this.conversations.allMessages()) {
      yield batch.map((message) => [
        message.timestamp,
        message.with && kinds[message.with.contactKind ?? message.with.kind],
        message.with?.name,
        message.with?.email,
        message.sender === 'admin' ? i18n._('administration') : senderOf(message.with?.kind, i18n),
        message.content,
      ]);
    }
  }
}

/** Who writes to the administration: those of the public forms have no account, as far as anybody knows. */
const senderOf = (kind: ConversationKind | undefined, i18n: I18n): string =>
  kind === 'contact' ? i18n._('person without an account') : i18n._('user');

const personColumns = (i18n: I18n): Column[] => [
  ...texts(i18n._('First name'), i18n._('Last name'), i18n._('Email')),
  { heading: i18n._('Phone'), kind: 'telephone' },
  ...texts(i18n._('Country')),
];

type CellsOf = (user: User | undefined) => Cell[];

/** Returns the cells of `personColumns`: empty ones for a user who was erased. */
const cellsOf =
  (country: (stored: string) => string): CellsOf =>
  (user) => [user?.first_name, user?.last_name, user?.email, user?.phone, user && country(user.country)];
