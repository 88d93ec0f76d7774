import { Injectable } from '@nestjs/common';
import { JobsService } from '../../jobs/application/jobs.service.ts';
import { ProjectsService } from '../../projects/application/projects.service.ts';
import type { PostingKind } from '../../shared/posting/posting.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import { FairQueue } from '../../shared/turns/fair-queue.ts';
import { MadeOnce } from '../../shared/turns/made-once.ts';
import { jobPicture, projectPicture, type SharePicture } from '../domain/pictures/share-picture.ts';
import { PictureDrawer } from './pictures.ports.ts';

/** Bytes of drawn pictures that are cached: some two hundred. */
const CACHED_BYTES = 8 * 1024 * 1024;
/** Pictures that are drawn at once hold a few megabytes each. Several people share an address. */
const TURNS = { atOnce: 2, mostWaiting: 50, mostOfEach: 10, retryAfter: 5 };

/** The pictures of jobs and projects that previews of shared links show. */
@Injectable()
export class PicturesService {
  private readonly drawn = new MadeOnce<Buffer>(CACHED_BYTES);
  private readonly queue = new FairQueue(TURNS);

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

  /**
   * Returns the file; one that was drawn lately is not drawn again. `address`: the network address of who asks. DomainError
   * `too-many` when too many wait for this address, `unavailable` when too many wait.
   */
  file({ picture, revision }: { picture: SharePicture; revision: string }, address: string): Promise<Buffer> {
    return this.drawn.of(revision, () => this.queue.run(address, () => this.drawer.draw(picture)));
  }

  private async ofJob(id: string): Promise<SharePicture> {
    const job = await this.jobs.posted(id);
    return jobPicture(job, wordsOf(job.language));
  }

  private async ofProject(id: string): Promise<SharePicture> {
    const project = await this.projects.posted(id);
    return projectPicture(project, wordsOf(project.language));
  }
}
