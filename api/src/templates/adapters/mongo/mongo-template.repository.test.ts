import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import { MongoTemplateRepository } from './mongo-template.repository.ts';
import { TEMPLATE_MODEL, templateSchema } from './template.schema.ts';

const ALL = { page: 1, limit: 100 };

describe.each(engines())('templates on %s', (engine) => {
  let db: TestDatabase;
  let templates: MongoTemplateRepository;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    templates = new MongoTemplateRepository(await db.model(TEMPLATE_MODEL, templateSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const add = async (name: string, text = 'Dear {first_name}') => {
    const template = { id: newId(), name, text };
    await templates.add(template);
    return template;
  };
  const taken = { kind: 'conflict', message: 'There is already a template with this name.' };

  it('are listed by name whatever its case, and searched in name and text', async () => {
    const [second, first] = [await add('invitation', 'Welcome (all)'), await add('Answer')];
    expect((await templates.page(undefined, ALL)).items).toEqual([first, second]);
    expect((await templates.page('INVIT', ALL)).items).toEqual([second]);
    expect((await templates.page('welcome (', ALL)).items).toEqual([second]);
    expect((await templates.page('.', ALL)).items).toEqual([]);
    expect(await templates.page(undefined, { page: 2, limit: 1 })).toMatchObject({
      items: [second],
      total: 2,
    });
  });

  it('are found by their id', async () => {
    const template = await add('Answer');
    expect(await templates.find(template.id)).toEqual(template);
    expect(await templates.find(newId())).toBeNull();
  });

  it('have one name each, also when many arrive at once', async () => {
    const names = ['Übergabe', 'ÜBERGABE', 'u\u0308bergabe', 'Übergabe', 'übergabe'];
    const outcomes = await Promise.allSettled(names.map((name) => add(name)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(taken);
  });

  it('change, not to a name of another, and in case alone', async () => {
    const [one, other] = [await add('One'), await add('Other')];
    await expect(templates.replace({ ...one, name: 'OTHER' })).rejects.toMatchObject(taken);
    expect(await templates.replace({ ...one, name: 'ONE', text: 'Hello' })).toBe(true);
    expect(await templates.replace({ ...one, id: newId(), name: 'Third' })).toBe(false);
    expect((await templates.page(undefined, ALL)).items).toEqual([
      { id: one.id, name: 'ONE', text: 'Hello' },
      other,
    ]);
  });

  it('are removed once, and their names are free again', async () => {
    const one = await add('One');
    expect(await templates.remove(one.id)).toEqual(one);
    expect(await templates.remove(one.id)).toBeNull();
    await add('one');
  });
});
