import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import { MongoUnsubscribeLinkRepository } from './mongo-unsubscribe-link.repository.ts';
import { UNSUBSCRIBE_LINK_MODEL, unsubscribeLinkSchema } from './unsubscribe-link.schema.ts';

describe.each(engines())('links that switch mails off, on %s', (engine) => {
  let db: TestDatabase;
  let links: MongoUnsubscribeLinkRepository;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    links = new MongoUnsubscribeLinkRepository(await db.model(UNSUBSCRIBE_LINK_MODEL, unsubscribeLinkSchema));
  });
  afterAll(() => db.close());

  it('are found by their hash, and by user and group', async () => {
    const [userId, another] = [newId(), newId()];
    const link = { hash: 'h1', userId, notification: 'alerts' as const, sealed: 's1', isFormer: false };
    const newer = { ...link, hash: 'h2', sealed: 's2' };
    for (const each of [
      link,
      newer,
      { ...link, hash: 'h3', userId: another },
      { ...link, hash: 'h4', notification: 'messages' as const },
    ])
      await links.add(each);
    expect([await links.find('h1'), await links.find('h5')]).toEqual([link, null]);
    const found = await links.findAllOf(userId, 'alerts');
    expect(found.sort((one, other) => (one.hash < other.hash ? -1 : 1))).toEqual([link, newer]);
    await expect(links.add(link)).rejects.toThrow();
  });

  it('are found by their hash alone once the user has another address', async () => {
    const [userId, another] = [newId(), newId()];
    const link = { hash: 'f1', userId, notification: 'availability' as const, sealed: 's1', isFormer: false };
    const others = { ...link, hash: 'f2', userId: another };
    const other = { ...link, hash: 'f3', notification: 'messages' as const };
    for (const each of [link, others, other]) await links.add(each);
    await links.retire(userId, 'availability');
    expect(await links.find('f1')).toEqual({ ...link, isFormer: true });
    expect(await links.findAllOf(userId, 'availability')).toEqual([]);
    expect(await links.findAllOf(another, 'availability')).toEqual([others]);
    expect(await links.findAllOf(userId, 'messages')).toEqual([other]);
  });
});
