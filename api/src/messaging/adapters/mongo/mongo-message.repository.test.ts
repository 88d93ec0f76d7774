import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import type { Message } from '../../domain/message.ts';
import { MESSAGE_MODEL, messageSchema } from './message.schema.ts';
import { MongoMessageRepository } from './mongo-message.repository.ts';

describe.each(engines())('messages on %s', (engine) => {
  let db: TestDatabase;
  let messages: MongoMessageRepository;
  const conversationId = newId();

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    messages = new MongoMessageRepository(await db.model(MESSAGE_MODEL, messageSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function add(content: string, fields: Partial<Message> = {}): Promise<Message> {
    const message: Message = {
      id: newId(),
      conversationId,
      sender: 'user',
      content,
      timestamp: new Date('2026-03-02T09:00:00.000Z'),
      jobId: null,
      isNote: false,
      language: null,
      ...fields,
    };
    await messages.add(message);
    return message;
  }

  it('keeps what it is given', async () => {
    const message = await add('Hello', { sender: 'admin', jobId: newId(), isNote: true });
    expect(await messages.findAllOf(conversationId)).toEqual([message]);
  });

  it('gives all in batches, newest first, those of one moment too, while others come and go', async () => {
    const expected: Message[] = [];
    for (let n = 0; n < 150; n++) {
      const timestamp = new Date(Date.UTC(2026, 2, 1, 9, n < 20 ? n : n < 110 ? 40 : n));
      expected.unshift(await add(`${n}`, { timestamp, conversationId: newId() }));
    }
    await add('a note', { isNote: true });
    const found: Message[] = [];
    let sizes = '';
    for await (const batch of messages.batches()) {
      found.push(...batch);
      sizes += ` ${batch.length}`;
      // A message newer than all, and the removal of one that was already returned.
      await add('late', { timestamp: new Date('2027-01-01T00:00:00Z') });
      await messages.removeAllOf(batch[0]?.conversationId ?? '');
    }
    expect(sizes).toBe(' 60 60 30');
    expect(found).toEqual(expected);
  });

  it('gives the newest on page 1, the oldest first within a page, in order also within a millisecond', async () => {
    for (const content of ['1', '2', '3', '4', '5']) await add(content);
    await add('of somebody else', { conversationId: newId() });
    const page = async (number: number) =>
      (await messages.pageOf(conversationId, { page: number, limit: 2 })).items.map(({ content }) => content);
    expect(await page(1)).toEqual(['4', '5']);
    expect(await page(2)).toEqual(['2', '3']);
    expect(await page(3)).toEqual(['1']);
    expect(await page(4)).toEqual([]);
    expect((await messages.pageOf(conversationId, { page: 1, limit: 2 })).total).toBe(5);
  });

  it('finds literal text', async () => {
    await add('What is 2 * 3?');
    await add('What is 2 + 3?');
    const found = await messages.pageOf(conversationId, { page: 1, limit: 10 }, { q: '2 * 3' });
    expect(found.items.map(({ content }) => content)).toEqual(['What is 2 * 3?']);
  });

  it('unlinks a deleted job and leaves the message', async () => {
    const [gone, other] = [newId(), newId()];
    await add('about a job', { jobId: gone });
    await add('about another', { jobId: other });
    await messages.forgetJob(gone);
    await messages.forgetJob(gone);
    expect((await messages.findAllOf(conversationId)).map(({ jobId }) => jobId)).toEqual([null, other]);
  });

  it('removes a whole conversation and no other', async () => {
    const other = newId();
    await add('one');
    await add('two', { conversationId: other });
    await messages.removeAllOf(conversationId);
    await messages.removeAllOf(conversationId);
    expect(await messages.findAllOf(conversationId)).toEqual([]);
    expect(await messages.findAllOf(other)).toHaveLength(1);
  });
});
