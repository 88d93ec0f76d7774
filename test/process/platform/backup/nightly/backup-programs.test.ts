import { Removals } from '../../../../../api/src/platform/changes/removals.ts';
import { aConsultant } from '../../../../../api/src/consultants/domain/consultant.fixture.ts';
import { AdminConsultantsService } from '../../../../../api/src/consultants/application/admin-consultants.service.ts';
import { EventReader } from '../../../../../api/src/webhooks/application/event-reader.ts';
import { engines } from '../../../../support/app/database.ts';
import { Installation } from '../../../../support/app/installation.ts';

const ADMIN = { kind: 'admin', id: '656f2a9e1c9d440000a1b2c3' } as const;

describe.each(engines())('programs that read a store which is restored, on %s', (engine) => {
  let product: Installation;
  beforeEach(async () => {
    product = await Installation.create(engine);
    await product.start();
  });
  afterEach(() => product.end());

  const aConsultantMore = async (): Promise<void> => {
    const { id: _, createdAt: __, ...details } = aConsultant();
    await product.get(AdminConsultantsService).create(ADMIN, details);
  };
  const removedSince = (since: Date) =>
    product.get(Removals).since('consultant', since, { page: 1, limit: 10 });
  const readAfter = (place: number | 'latest') => product.get(EventReader).read(place, 100);

  it('are told that they must read everything again, and get no place of an event twice', async () => {
    const started = new Date();
    await aConsultantMore();
    expect((await removedSince(started)).items).toEqual([]);
    const { after: known } = await readAfter('latest');
    const backup = await product.backup();
    // Of these the restored store knows nothing.
    for (let n = 0; n < 3; n++) await aConsultantMore();
    const { after: undone } = await readAfter('latest');
    expect(undone).toBe(known + 3);
    await product.stop();
    await product.wipe();
    await product.restore(backup);
    await product.start();

    await expect(removedSince(started)).rejects.toMatchObject({ kind: 'gone' });
    await expect(readAfter(undone)).rejects.toMatchObject({ kind: 'gone' });
    expect((await removedSince(new Date())).items).toEqual([]);
    for (let n = 0; n < 4; n++) await aConsultantMore();
    // Who has read what the backup knows goes on, and who has read more is told again.
    const { events } = await readAfter(known);
    expect(events).toHaveLength(4);
    expect(Math.min(...events.map(({ place }) => place))).toBeGreaterThan(undone + 999_999);
    await expect(readAfter(undone)).rejects.toMatchObject({ kind: 'gone' });
  });
});
