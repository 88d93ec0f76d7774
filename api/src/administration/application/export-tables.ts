import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { JobsService } from '../../jobs/application/jobs.service.ts';
import { ConversationsService } from '../../messaging/application/conversations.service.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { User } from '../../users/domain/user.ts';
import type { CsvCell } from '../domain/csv.ts';

/** A table that can be exported: its columns, and its rows a batch at a time, newest first. */
export interface ExportTable {
  columns: readonly string[];
  batches(): AsyncIterable<CsvCell[][]>;
}

export const EXPORTS = ['applicants', 'freelancers', 'b2b-users', 'messages'] as const;
export type ExportName = (typeof EXPORTS)[number];

const BATCH = 200;

/** The tables of the administration's exports. A batch costs a fixed number of queries. */
@Injectable()
export class ExportTables {
  private readonly tables: Record<ExportName, ExportTable>;

  constructor(
    private readonly applications: ApplicationsService,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly conversations: ConversationsService,
  ) {
    this.tables = {
      applicants: {
        columns: [
          'Applied at',
          'Status',
          'Decided at',
          'Job',
          'First name',
          'Last name',
          'Email',
          'Phone',
          'Country',
        ],
        batches: () => this.applicants(),
      },
      freelancers: {
        columns: [
          'Registered at',
          'First name',
          'Last name',
          'Email',
          'Phone',
          'Country',
          'Skills',
          'CV',
          'Blocked',
        ],
        batches: () =>
          this.ofRole('Freelancer', (user) => [
            user.createdAt,
            ...personCells(user),
            user.skills.join(', '),
            user.cv !== null,
            user.blocked,
          ]),
      },
      'b2b-users': {
        columns: [
          'Registered at',
          'Company',
          'First name',
          'Last name',
          'Email',
          'Phone',
          'Country',
          'Blocked',
        ],
        batches: () =>
          this.ofRole('B2B', (user) => [
            user.createdAt,
            user.company_name,
            ...personCells(user),
            user.blocked,
          ]),
      },
      messages: {
        columns: ['Sent at', 'Kind', 'Name', 'Email', 'From', 'Message'],
        batches: () => this.messages(),
      },
    };
  }

  get(name: ExportName): ExportTable {
    return this.tables[name];
  }

  private async *applicants(): AsyncGenerator<CsvCell[][]> {
    for await (const batch of pages((request) => this.applications.page({ kind: 'job' }, request))) {
      const users = await this.users.findMany(batch.map(({ applicantId }) => applicantId));
      const titles = await this.jobs.titlesOf(batch.map(({ targetId }) => targetId));
      yield batch.map((application) => applicantRow(application, titles, users.get(application.applicantId)));
    }
  }

  private async *ofRole(role: User['role'], row: (user: User) => CsvCell[]): AsyncGenerator<CsvCell[][]> {
    for await (const batch of pages((request) => this.users.list(role, {}, request))) yield batch.map(row);
  }

  private async *messages(): AsyncGenerator<CsvCell[][]> {
    for await (const batch of pages((request) => this.conversations.pageOfMessages(request))) {
      yield batch.map((message) => [
        message.timestamp,
        message.with?.kind,
        message.with?.name,
        message.with?.email,
        message.sender === 'admin' ? 'administration' : 'user',
        message.content,
      ]);
    }
  }
}

function applicantRow(
  application: Application,
  titles: Map<string, string>,
  user: User | undefined,
): CsvCell[] {
  const { appliedAt, status, decidedAt, targetId } = application;
  return [
    appliedAt,
    status,
    decidedAt,
    titles.get(targetId),
    ...(user ? personCells(user) : ['', '', '', '', '']),
  ];
}

function personCells(user: User): CsvCell[] {
  return [user.first_name, user.last_name, user.email, user.phone, user.country];
}

/**
 * All entries of a list, page by page. New entries push older ones to the next page; an entry is still given only once.
 */
async function* pages<T extends { id: string }>(
  read: (request: PageRequest) => Promise<Page<T>>,
): AsyncGenerator<T[]> {
  const seen = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { items } = await read({ page, limit: BATCH });
    const fresh = items.filter(({ id }) => !seen.has(id));
    fresh.forEach(({ id }) => seen.add(id));
    if (fresh.length > 0) yield fresh;
    if (items.length < BATCH) return;
  }
}
