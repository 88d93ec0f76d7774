import { Injectable } from '@nestjs/common';
import { writtenTogether, type SuggestionKind, type Uses } from '@consulting/contracts/vocabulary';
import { JobsService } from '../../jobs/application/jobs.service.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import { ProjectsService } from '../../projects/application/projects.service.ts';

/** Most different texts of a kind that are kept: of more, those of the oldest postings are left out. */
const MOST_TEXTS = 5_000;
/** The share of the time that counting may take, when postings change all the time. */
const SHARE = 50;
const ALL = { from: 0, most: Infinity };

type Counts = Map<string, { text: string; count: number }>;

/**
 * How often open postings name technologies and places. Counted in the background, in this process, when it is asked for
 * and postings have changed since.
 */
@Injectable()
export class PostingUses {
  private known?: { uses: Uses; revision: string; nextAt: number };
  private counting?: Promise<Uses>;

  constructor(
    private readonly jobs: JobsService,
    private readonly projects: ProjectsService,
    private readonly revisions: Revisions,
  ) {}

  /** Returns the last counts; waits only for the first. */
  async current(): Promise<Uses> {
    const revision = await this.revision();
    if (!this.known) return this.count(revision);
    if (this.known.revision !== revision && performance.now() >= this.known.nextAt) {
      // A failed count leaves the last one, and is tried again.
      this.count(revision).catch(() => undefined);
    }
    return this.known.uses;
  }

  private async revision(): Promise<string> {
    return `${await this.revisions.current('jobs')} ${await this.revisions.current('projects')}`;
  }

  private count(revision: string): Promise<Uses> {
    this.counting ??= this.counted(revision).finally(() => {
      delete this.counting;
    });
    return this.counting;
  }

  private async counted(revision: string): Promise<Uses> {
    const begun = performance.now();
    const counts: Record<SuggestionKind, Counts> = { skill: new Map(), place: new Map() };
    for await (const batch of this.jobs.open(ALL))
      for (const { location } of batch) add(counts.place, location);
    for await (const batch of this.projects.open(ALL)) {
      for (const { location, technologies } of batch) {
        add(counts.place, location);
        for (const technology of technologies) add(counts.skill, technology);
      }
    }
    const now = performance.now();
    this.known = { uses: counts, revision, nextAt: now + (now - begun) * SHARE };
    return counts;
  }
}

function add(counts: Counts, text: string): void {
  const key = writtenTogether(text);
  const known = counts.get(key);
  if (known) known.count++;
  else if (key !== '' && counts.size < MOST_TEXTS) counts.set(key, { text, count: 1 });
}
