import type { JobsService } from '../../jobs/application/jobs.service.ts';
import type { ProjectsService } from '../../projects/application/projects.service.ts';
import { LetterDrawer } from '../adapters/pictures/letter-drawer.ts';
import { PicturesService } from './pictures.service.ts';

const drawer = new LetterDrawer();

/** The file of a picture with this title, for somebody at an address. */
async function drawn(pictures: PicturesService, title: string, address: string): Promise<Buffer> {
  const picture = { firm: 'Muster', label: 'Job', title, facts: [] };
  return pictures.file({ picture, revision: await drawer.revisionOf(picture) }, address);
}

describe('pictures for shared links', () => {
  let pictures: PicturesService;
  beforeEach(() => (pictures = new PicturesService({} as JobsService, {} as ProjectsService, drawer)));

  it('are drawn once, however many ask for one', async () => {
    const ask = (_: unknown, n: number) => drawn(pictures, 'ABAP', `203.0.113.${n}`);
    const files = await Promise.all(Array.from({ length: 80 }, ask));
    files.push(await drawn(pictures, 'ABAP', '198.51.100.1'));
    expect(new Set(files).size).toBe(1);
  });

  it('are drawn for one address whatever another asks for, which waits or is refused', async () => {
    const order: unknown[] = [];
    const draw = (title: string, address: string) =>
      drawn(pictures, title, address).then(
        () => order.push(address),
        (error: unknown) => order.push(error),
      );
    const many = Array.from({ length: 20 }, (_, n) => draw(`ABAP ${n}`, 'one'));
    await Promise.all([...many, draw('Java', 'other')]);
    const refusal = { kind: 'too-many', code: 'request.waiting', details: { retryAfter: 5 } };
    expect(order.slice(0, 9)).toEqual(Array(9).fill(expect.objectContaining(refusal)));
    expect(order.slice(9, 11)).toContain('other');
    expect(order).toHaveLength(21);
  });
});
