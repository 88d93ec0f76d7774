import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import type { Note, NoteSubject } from '../../domain/note.ts';
import { MongoNoteRepository } from './mongo-note.repository.ts';
import { NOTE_MODEL, noteSchema } from './note.schema.ts';

const ALL = { page: 1, limit: 100 };

describe.each(engines())('internal notes on %s', (engine) => {
  let db: TestDatabase;
  let notes: MongoNoteRepository;
  let minute = 0;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    notes = new MongoNoteRepository(await db.model(NOTE_MODEL, noteSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function add(about: NoteSubject, personId: string, text = 'Call in March'): Promise<Note> {
    const createdAt = new Date(Date.UTC(2026, 2, 2, 9, minute++));
    const note = { id: newId(), about, personId, text, authorId: newId(), createdAt };
    await notes.add(note);
    return note;
  }
  const ofUser = (id: string) => ({ kind: 'user', id }) as const;
  const ofApplication = (id: string) => ({ kind: 'application', id }) as const;
  const page = async (about: NoteSubject, q?: string) => (await notes.page({ about, q }, ALL)).items;

  it('come back as they were added, newest first, page by page, of what they are about alone', async () => {
    const id = newId();
    const [first, second] = [await add(ofUser(id), id), await add(ofUser(id), id)];
    const other = await add(ofApplication(id), newId());
    expect(await page(ofUser(id))).toEqual([second, first]);
    expect(await page(ofApplication(id))).toEqual([other]);
    expect(await notes.page({ about: ofUser(id) }, { page: 2, limit: 1 })).toMatchObject({
      items: [first],
      total: 2,
    });
  });

  it('are searched literally, ignoring case', async () => {
    const id = newId();
    const wanted = await add(ofUser(id), id, 'Rate: 95 (EUR)');
    await add(ofUser(id), id, 'Rate 95');
    expect(await page(ofUser(id), 'rate: 95 (eur')).toEqual([wanted]);
    expect(await page(ofUser(id), '.*')).toEqual([]);
  });

  it('are found by the person they concern, those about an application too, oldest first', async () => {
    const personId = newId();
    const own = [await add(ofUser(personId), personId), await add(ofApplication(newId()), personId)];
    const other = newId();
    await add(ofUser(other), other);
    expect(await notes.findAllOf(personId)).toEqual(own);
  });

  it('are removed once, and with what they are about', async () => {
    const personId = newId();
    const [one, two, three] = [newId(), newId(), newId()];
    const note = await add(ofUser(personId), personId);
    for (const id of [one, two, three]) await add(ofApplication(id), personId);
    expect(await notes.remove(note.id)).toEqual(note);
    expect(await notes.remove(note.id)).toBeNull();
    await notes.removeAllAbout('application', []);
    await notes.removeAllAbout('user', [one]);
    expect(await notes.findAllOf(personId)).toHaveLength(3);
    await notes.removeAllAbout('application', [one, two]);
    expect((await notes.findAllOf(personId)).map(({ about }) => about.id)).toEqual([three]);
  });
});
