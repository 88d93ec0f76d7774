import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import type { Conversation } from '../../domain/conversation.ts';
import { CONVERSATION_MODEL, conversationSchema } from './conversation.schema.ts';
import { MongoConversationRepository } from './mongo-conversation.repository.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));
const ALL = { page: 1, limit: 100 };

describe.each(engines())('conversations on %s', (engine) => {
  let db: TestDatabase;
  let conversations: MongoConversationRepository;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    conversations = new MongoConversationRepository(await db.model(CONVERSATION_MODEL, conversationSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const frida = () => ({ id: newId(), name: 'Frida Lance', email: 'frida@example.com' });
  const flagged = (): Conversation => ({
    id: newId(),
    kind: 'contact',
    contactKind: 'contact',
    name: 'Maria Sommer',
    email: 'maria@firma.example',
    lastMessage: 'We plan a migration',
    timestamp: at(2),
    unread: 1,
    unreadByUser: 0,
    userMessages: 1,
    noticedAt: null,
    isSpam: true,
  });
  const message = (minute: number, lastMessage = `at ${minute}`) => ({ lastMessage, timestamp: at(minute) });

  it('counts messages of a user up to the limit, also when they arrive at once', async () => {
    const user = frida();
    for (let sent = 1; sent <= 9; sent++)
      expect(await conversations.countUserMessage(user, message(sent), 10)).toBe(sent);
    const last = await Promise.all([10, 11].map((n) => conversations.countUserMessage(user, message(n), 10)));
    expect(last.sort()).toEqual([10, null]);
    expect(await conversations.find(user.id)).toMatchObject({ userMessages: 10, unread: 10, kind: 'user' });
    expect([...(await conversations.findMany([user.id, newId()])).keys()]).toEqual([user.id]);
    expect((await conversations.findMany([])).size).toBe(0);
  });

  it('tells the state before a message of the administration, and counts it', async () => {
    const user = frida();
    expect(await conversations.countAdminMessage(user, message(1))).toBeNull();
    await conversations.markNoticed(user.id, at(1));
    const before = await conversations.countAdminMessage(user, message(2));
    expect(before).toMatchObject({ unreadByUser: 1, noticedAt: at(1), lastMessage: 'at 1' });
    expect(await conversations.find(user.id)).toMatchObject({
      kind: 'user',
      unread: 0,
      unreadByUser: 2,
      userMessages: 0,
      lastMessage: 'at 2',
      isSpam: false,
    });
    await conversations.markReadByUser(user.id, at(1));
    expect(await conversations.find(user.id)).toMatchObject({ unreadByUser: 2 });
    await conversations.markReadByUser(user.id, at(2));
    expect(await conversations.find(user.id)).toMatchObject({ unreadByUser: 0 });
    await conversations.countAdminMessage(user, message(3));
    await conversations.markReadByUser(user.id);
    expect(await conversations.find(user.id)).toMatchObject({ unreadByUser: 0 });
  });

  it('marks read for the administration only what it can have seen', async () => {
    const user = frida();
    await conversations.countUserMessage(user, message(1), 10);
    await conversations.countUserMessage(user, message(2), 10);
    await conversations.markReadByAdmin(user.id, at(1));
    expect(await conversations.totals()).toEqual({ unread: 1, unreadSpam: 0, unreadBarriers: 0 });
    await conversations.markReadByAdmin(user.id, at(2));
    expect(await conversations.totals()).toEqual({ unread: 0, unreadSpam: 0, unreadBarriers: 0 });
  });

  it('lists the newest first, users and contact forms together, and finds by name, address and text', async () => {
    const user = frida();
    await conversations.countUserMessage(user, message(1, 'Invoice?'), 10);
    const contact = flagged();
    await conversations.add(contact);
    const ids = async (q?: string) => (await conversations.page({ q }, ALL)).items.map(({ id }) => id);
    expect(await ids()).toEqual([contact.id, user.id]);
    expect((await conversations.page({}, { page: 2, limit: 1 })).items.map(({ id }) => id)).toEqual([
      user.id,
    ]);
    expect(await ids('SOMMER')).toEqual([contact.id]);
    expect(await ids('frida@')).toEqual([user.id]);
    expect(await ids('migr')).toEqual([contact.id]);
    expect(await conversations.find(contact.id)).toEqual(contact);
  });

  it('tells flagged ones apart, in lists and totals, until the flag is taken off, which happens once', async () => {
    const user = frida();
    await conversations.countUserMessage(user, message(1), 10);
    const contact = flagged();
    await conversations.add(contact);
    const ids = async (spam?: 'only' | 'hide') =>
      (await conversations.page({ spam }, ALL)).items.map(({ id }) => id);
    expect([await ids(), await ids('only'), await ids('hide')]).toEqual([
      [contact.id, user.id],
      [contact.id],
      [user.id],
    ]);
    expect(await conversations.totals()).toEqual({ unread: 1, unreadSpam: 1, unreadBarriers: 0 });
    const cleared = await Promise.all(Array.from({ length: 5 }, () => conversations.clearSpam(contact.id)));
    expect(cleared.filter(Boolean)).toHaveLength(1);
    expect(await ids('only')).toEqual([]);
    expect(await conversations.totals()).toEqual({ unread: 2, unreadSpam: 0, unreadBarriers: 0 });
    expect(await conversations.clearSpam(user.id)).toBe(false);
    expect([
      await conversations.removeContact(user.id),
      await conversations.removeContact(contact.id),
    ]).toEqual([false, true]);
    expect([await ids(), await conversations.removeContact(contact.id)]).toEqual([[user.id], false]);
  });

  it('lists and counts reports of barriers, and takes a message without a kind for a question', async () => {
    const [report, spam, question] = [flagged(), flagged(), flagged()];
    await conversations.add({ ...report, contactKind: 'barrier', isSpam: false });
    await conversations.add({ ...spam, contactKind: 'barrier' });
    // As the version before wrote it.
    await conversations.add({ ...question, contactKind: undefined as never, isSpam: false });
    const ids = async (filter: object) =>
      (await conversations.page(filter, ALL)).items.map(({ id }) => id).sort();
    expect(await ids({ kind: 'barrier' })).toEqual([report.id, spam.id].sort());
    expect(await ids({ kind: 'barrier', spam: 'only' })).toEqual([spam.id]);
    expect(await conversations.totals()).toEqual({ unread: 2, unreadSpam: 1, unreadBarriers: 1 });
    expect(await conversations.find(question.id)).toMatchObject({ kind: 'contact', contactKind: 'contact' });
    const user = frida();
    await conversations.countUserMessage(user, message(1), 10);
    expect(await conversations.find(user.id)).toMatchObject({ kind: 'user', contactKind: null });
    await conversations.markReadByAdmin(report.id, at(2));
    expect(await conversations.totals()).toMatchObject({ unreadBarriers: 0 });
  });

  it('follows a new name', async () => {
    const user = frida();
    await conversations.rename(user);
    expect(await conversations.find(user.id)).toBeNull();
    await conversations.countUserMessage(user, message(1), 10);
    await conversations.rename({ ...user, name: 'Frida Kahn' });
    expect((await conversations.page({ q: 'kahn' }, ALL)).total).toBe(1);
  });
});
