import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MessagingService } from '../../messaging/application/messaging.service.ts';
import { ReaderNewsService } from '../../placement/application/news/reader-news.service.ts';
import type { ReaderNews } from '../../placement/domain/reader-news.ts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { Project } from '../domain/project.ts';
import { ownerMail, ownerText, severalChangedMail, type Done } from './owner-notice.ts';
import { ProjectRepository } from './projects.ports.ts';

/**
 * Notifies a company of the firm's changes to its projects. Mails are bounded for each company: what exceeds the bound is one
 * mail that says how the projects stand. Messages are not, because they are read together.
 */
@Injectable()
export class OwnerNotice implements OnModuleInit {
  constructor(
    private readonly messaging: MessagingService,
    private readonly news: ReaderNewsService,
    private readonly projects: ProjectRepository,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.news.writtenBy('company', (news) => this.several(news));
  }

  /** Sends a message and an email, in the unit of work of the change. */
  async tell(ownerId: string, project: Project, done: Done): Promise<void> {
    const { user } = await this.messaging.notify(ownerId, (language) => ownerText(project, done, language));
    const about = { topic: 'project-state', id: project.id } as const;
    await this.news.tell({ kind: 'company', id: ownerId }, about, [ownerMail(project, user, done)]);
  }

  /** None once the company or the projects are gone. */
  private async several({ reader, waiting }: Pick<ReaderNews, 'reader' | 'waiting'>): Promise<Mail[]> {
    const owner = reader.id === null ? null : await this.users.find(reader.id);
    if (owner === null) return [];
    const found = await this.projects.findMany(waiting.flatMap(({ ids }) => ids));
    const own = found.filter(({ b2bId }) => b2bId === owner.id);
    return own.length === 0 ? [] : [severalChangedMail(own, owner)];
  }
}
