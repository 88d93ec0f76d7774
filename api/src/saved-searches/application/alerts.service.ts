import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { LIMITS, SEARCHES_OF_ROLES, type SavedSearchKind } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailContents } from '../../platform/mail/mail-contents.ts';
import { MailQueue, type Mail, type MailSection } from '../../platform/mail/mail-queue.ts';
import type { CurrentReader } from '../../platform/mail/mail-readers.port.ts';
import { Refusals } from '../../platform/mail/refusals/refusals.port.ts';
import { ArrivalMemory, type Arrival } from '../../shared/arrival.ts';
import { Clock } from '../../shared/time/clock.ts';
import { AccountsService } from '../../users/application/accounts.service.ts';
import type { User } from '../../users/domain/user.ts';
import { fieldsOf } from '../domain/list-query.ts';
import { lookedAtFrom, nextAlert, type SavedSearch } from '../domain/saved-search.ts';
import { alertMail, type FoundBySearch } from './alert-mail.ts';
import { NewsOfSearches } from './news-of-searches.ts';
import { SavedSearchRepository, ToldRepository, type ToldEntry } from './saved-searches.ports.ts';
import { SearchedLists } from './searched-lists.ts';

/** People whose alerts fail in one sweep; with more the sweep ends, because something else is wrong. */
const MOST_FAILURES = 20;

type Found = ToldEntry & Arrival;

/**
 * Mails people what came into their saved searches. Finding, noting what was told and storing the mail are one unit of work
 * for each person, which moves the searches on in a conditional write: a process that dies leaves nothing half done, and of
 * several processes one tells a person.
 */
@Injectable()
export class AlertsService implements OnModuleInit {
  private readonly log = new Logger('Alerts');

  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly told: ToldRepository,
    private readonly lists: SearchedLists,
    private readonly news: NewsOfSearches,
    private readonly applications: ApplicationsService,
    private readonly accounts: AccountsService,
    private readonly refusals: Refusals,
    private readonly mailQueue: MailQueue,
    private readonly contents: MailContents,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.contents.add('alert', (mail, reader) => this.asOfNow(mail, reader));
  }

  /** Tells everybody whose alert is due, one person after the other. */
  async send(): Promise<void> {
    const now = this.clock.now();
    const memory = new ArrivalMemory();
    const failed = new Set<string>();
    for await (const owner of this.searches.due(now)) {
      if (failed.has(owner)) continue;
      try {
        await this.tell(owner, now, memory);
      } catch (error) {
        failed.add(owner);
        this.log.error(`The alert of ${owner} failed: ${String(error)}`);
        if (failed.size >= MOST_FAILURES) throw error;
      }
    }
    if (failed.size > 0) throw new Error(`The alerts of ${failed.size} people failed`);
  }

  private async tell(ownerId: string, now: Date, memory: ArrivalMemory): Promise<void> {
    const all = await this.searches.findAllOf({ kind: 'user', id: ownerId });
    const due = all.filter(({ nextAt }) => nextAt !== null && nextAt <= now);
    const reader = await this.readerOf(ownerId);
    const found = reader ? await this.find(reader, due, memory) : new Map<SavedSearch, Found[]>();
    await this.unitOfWork.run(async () => {
      const mine: SavedSearch[] = [];
      // Paused searches move on, too: later they go on with the entries that come in then.
      for (const search of due) {
        const to = { since: now, nextAt: nextAlert(search.cadence, now) };
        if (await this.searches.advance(search, to)) mine.push(search);
      }
      if (!reader) return;
      const news = await this.told.untold(
        ownerId,
        distinct(mine.flatMap((search) => found.get(search) ?? [])),
      );
      if (news.length === 0) return;
      const listed = await this.listed(reader, mine, { found, news });
      if (listed.length === 0) return;
      await this.told.note(ownerId, news, now);
      await this.mailQueue.enqueue(alertMail(reader, listed));
    });
  }

  /** Returns the person if alerts are sent: a confirmed address that takes mails, not blocked. */
  private async readerOf(id: string): Promise<User | null> {
    const account = await this.accounts.find(id);
    if (!account?.emailVerified || account.user.blocked) return null;
    if (account.user.notifications.alerts === 'none') return null;
    return (await this.refusals.isPaused(account.user.email)) ? null : account.user;
  }

  private async find(
    reader: User,
    due: readonly SavedSearch[],
    memory: ArrivalMemory,
  ): Promise<Map<SavedSearch, Found[]>> {
    const kinds: readonly SavedSearchKind[] = SEARCHES_OF_ROLES[reader.role];
    const found = new Map<SavedSearch, Found[]>();
    for (const search of due.filter(({ kind }) => kinds.includes(kind)))
      found.set(search, await this.foundBy(search, reader, memory));
    if ([...found.values()].every((entries) => entries.length === 0)) return found;
    const applied = await this.news.appliedFor(reader.id);
    for (const [search, entries] of found)
      found.set(
        search,
        entries.filter(({ targetId }) => !applied.has(targetId)),
      );
    return found;
  }

  private async foundBy(search: SavedSearch, { id, role }: User, memory: ArrivalMemory): Promise<Found[]> {
    const { kind, query } = search;
    const except = role === 'B2B' ? id : undefined;
    const news = { since: lookedAtFrom(search), most: LIMITS.newEntries, except };
    const inMemory = { memory, search: JSON.stringify([kind, query, except]) };
    const arrivals = await this.lists.of(kind).arrivals(fieldsOf(query), { ...news, ...inMemory });
    return arrivals.map((arrival) => ({ ...arrival, targetKind: kind, targetId: arrival.id }));
  }

  /** Returns what the mail lists: each entry once, with the first search that found it. */
  private async listed(
    reader: User,
    searches: readonly SavedSearch[],
    { found, news }: { found: Map<SavedSearch, Found[]>; news: readonly Found[] },
  ): Promise<FoundBySearch[]> {
    const left = new Map(news.map((entry) => [keyOf(entry), entry]));
    const listed: FoundBySearch[] = [];
    for (const search of searches) {
      const own = (found.get(search) ?? []).filter((entry) => left.delete(keyOf(entry)));
      if (own.length === 0) continue;
      const list = this.lists.of(search.kind);
      // Few have closed since they were found: twice as many as the mail lists are enough to look at.
      const ids = own.slice(0, 2 * LIMITS.alertEntries).map(({ targetId }) => targetId);
      const shown = (await list.entries?.(ids, reader.language)) ?? new Map();
      const entries = ids.flatMap((id) => {
        const entry = shown.get(id);
        return entry ? [{ id, ...entry }] : [];
      });
      const count = own.length - ids.length + entries.length;
      if (count === 0) continue;
      const { kind, name, query } = search;
      const first = entries.slice(0, LIMITS.alertEntries);
      const path = query ? `${list.path}?${query}` : list.path;
      listed.push({ kind, name, entries: first, more: count - first.length, path });
    }
    return listed;
  }

  /**
   * Leaves out what became no news after the mail was stored: searches of a list that the role no longer has, entries that
   * closed, and those for which the reader has applied. Returns null if nothing is left.
   */
  private async asOfNow(mail: Mail, reader: CurrentReader | undefined): Promise<Mail | null> {
    // Every alert has a reader.
    if (!reader) return null;
    const sections: MailSection[] = [];
    for (const section of mail.sections ?? []) {
      const [first] = section.entries;
      const kind = SEARCHES_OF_ROLES[reader.role].find((each) => each === first?.of.kind);
      if (!kind) continue;
      const ids = section.entries.map(({ of: { id } }) => id);
      const shown = await this.lists.of(kind).entries?.(ids, mail.language);
      const applications = await this.applications.findAllOfTargets(kind, ids, reader.id);
      const applied = new Set(applications.map(({ targetId }) => targetId));
      const entries = section.entries.filter(({ of: { id } }) => shown?.has(id) && !applied.has(id));
      if (entries.length > 0 || section.more) sections.push({ ...section, entries });
    }
    return sections.length > 0 ? { ...mail, sections } : null;
  }
}

const keyOf = ({ targetKind, targetId, openedAt }: ToldEntry): string =>
  `${targetKind} ${targetId} ${openedAt.getTime()}`;

const distinct = (entries: readonly Found[]): Found[] => [
  ...new Map(entries.map((entry) => [keyOf(entry), entry])).values(),
];
