import type { TestApp } from '../app/app.ts';
import { signIn, type SignedIn } from './people.ts';
import { Placements } from './placement.ts';

export const DESK = '/api/admin/applications';
export const STAGES = '/api/admin/stages';

interface Board {
  columns: { stage: string; total: number; cards: { _id: string }[] }[];
}

/** Applications at the desk of an administrator. */
export class DeskWorld {
  readonly place: Placements;

  constructor(
    private readonly app: TestApp,
    readonly admin: SignedIn,
  ) {
    this.place = new Placements(app, admin);
  }

  move(id: string, stage: string, from: string) {
    return this.admin.patch(`${DESK}/${id}/stage`, { stage, from });
  }

  /** Returns stage, total and ids of the cards of each column. */
  async board(path: string, by = this.admin): Promise<[string, number, string[]][]> {
    const { columns } = (await by.get(path).expect(200)).body as Board;
    return columns.map(({ stage, total, cards }) => [stage, total, cards.map(({ _id }) => _id)]);
  }

  /** Lets `count` job seekers apply for one job, a minute apart. */
  async applied(
    count: number,
  ): Promise<{ jobId: string; ids: [string, string, string]; seekers: [SignedIn] }> {
    const jobId = await this.place.job('ABAP Developer');
    const ids: string[] = [];
    const seekers: SignedIn[] = [];
    for (let i = 0; i < count; i++) {
      const seeker = await signIn(this.app, 'JobSeeker', { first_name: 'Jana', last_name: `Seeker${i}` });
      seekers.push(seeker);
      ids.push(await this.place.applyForJob(seeker, jobId));
      this.app.clock.advance(60_000);
    }
    return { jobId, ids: ids as [string, string, string], seekers: seekers as [SignedIn] };
  }
}
