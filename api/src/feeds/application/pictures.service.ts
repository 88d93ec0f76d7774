import { Injectable } from '@nestjs/common';
import { coded } from '@consulting/contracts';
import { JobsService } from '../../jobs/application/jobs.service.ts';
import { ProjectsService } from '../../projects/application/projects.service.ts';
import { BodyCache } from '../../shared/body-cache.ts';
import { DomainError } from '../../shared/errors.ts';
import type { PostingKind } from '../../shared/posting/posting.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import { jobPicture, projectPicture, type SharePicture } from '../domain/pictures/share-picture.ts';
import { PictureDrawer } from './pictures.ports.ts';

/** Bytes of drawn pictures that are cached: some two hundred. */
const CACHED_BYTES = 8 * 1024 * 1024;
/** Pictures that are drawn at once: each holds a few megabytes. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;
const TRY_AGAIN = { retryAfter: 5 };

/** The pictures of jobs and projects that previews of shared links show. */
@Injectable()
export class PicturesService {
  private readonly cached = new BodyCache<Buffer>(CACHED_BYTES);
  /** Drawings in progress or waiting, by revision. Requests for the same picture share one. */
  private readonly drawn = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private atOnce = 0;

  constructor(
    private readonly jobs: JobsService,
    private readonly projects: ProjectsService,
    private readonly drawer: PictureDrawer,
  ) {}

  /** Returns the picture of a posting, and its revision. 404 for one that visitors may not see; closed ones keep theirs. */
  async of(kind: PostingKind, id: string): Promise<{ picture: SharePicture; revision: string }> {
    const picture = kind === 'job' ? await this.ofJob(id) : await this.ofProject(id);
    return { picture, revision: await this.drawer.revisionOf(picture) };
  }

  /** Returns the file. DomainError `unavailable` when too many wait. */
  async file({ picture, revision }: { picture: SharePicture; revision: string }): Promise<Buffer> {
    const known = this.cached.get(revision) ?? this.drawn.get(revision);
    if (known) return known;
    if (this.drawn.size >= MOST_AT_ONCE + MOST_WAITING)
      throw new DomainError('unavailable', coded('server.unavailable'), TRY_AGAIN);
    const file = this.inTurn(() => this.drawer.draw(picture)).finally(() => this.drawn.delete(revision));
    this.drawn.set(revision, file);
    const drawn = await file;
    this.cached.set(revision, drawn, drawn.length);
    return drawn;
  }

  private async ofJob(id: string): Promise<SharePicture> {
    const job = await this.jobs.posted(id);
    return jobPicture(job, wordsOf(job.language));
  }

  private async ofProject(id: string): Promise<SharePicture> {
    const project = await this.projects.posted(id);
    return projectPicture(project, wordsOf(project.language));
  }

  private async inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.atOnce >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.atOnce += 1;
    try {
      return await task();
    } finally {
      // The place goes to the next one in the queue.
      const next = this.waiting.shift();
      if (next) next();
      else this.atOnce -= 1;
    }
  }
}
