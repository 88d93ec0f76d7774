import type { JobsService } from '../../jobs/application/jobs.service.ts';
import type { ProjectsService } from '../../projects/application/projects.service.ts';
import { LetterDrawer } from '../adapters/pictures/letter-drawer.ts';
import type { SharePicture } from '../domain/pictures/share-picture.ts';
import { PicturesService } from './pictures.service.ts';

/** The titles of the pictures whose drawing has begun. */
let begun: string[];

/** Draws, and notes what is drawn. */
class NotingDrawer extends LetterDrawer {
  override draw(picture: SharePicture): Promise<Buffer> {
    begun.push(picture.title);
    return super.draw(picture);
  }
}

const drawer = new NotingDrawer();

/** The file of a picture with this title, for somebody at an address. */
async function drawn(pictures: PicturesService, title: string, address: string): Promise<Buffer> {
  const picture = { firm: 'Muster', label: 'Job', title, facts: [] };
  return pictures.file({ picture, revision: await drawer.revisionOf(picture) }, address);
}

describe('pictures for shared links', () => {
  let pictures: PicturesService;
  beforeEach(() => {
    begun = [];
    pictures = new PicturesService({} as JobsService, {} as ProjectsService, drawer);
  });

  it('are drawn once, however many ask for one', async () => {
    const ask = (_: unknown, n: number) => drawn(pictures, 'ABAP', `203.0.113.${n}`);
    const files = await Promise.all(Array.from({ length: 80 }, ask));
    files.push(await drawn(pictures, 'ABAP', '198.51.100.1'));
    expect(new Set(files).size).toBe(1);
    expect(begun).toEqual(['ABAP']);
  });

  it('are drawn for one address whatever another asks for, which waits or is refused', async () => {
    const many = Array.from({ length: 20 }, (_, n) => drawn(pictures, `ABAP ${n}`, 'one'));
    const asked = await Promise.allSettled([...many, drawn(pictures, 'Java', 'other')]);
    // One of the first address is drawn at once and ten wait.
    const refusal = { kind: 'too-many', code: 'request.waiting', details: { retryAfter: 5 } };
    const refused = asked.slice(11, 20).map((each) => each.status === 'rejected' && (each.reason as unknown));
    expect(refused).toEqual(Array(9).fill(expect.objectContaining(refusal)));
    expect(begun.slice(0, 2)).toEqual(['ABAP 0', 'Java']);
    expect(begun).toHaveLength(12);
  });
});
