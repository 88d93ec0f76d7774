import { Schema } from 'mongoose';

/** The module as a program has it that has loaded nothing else. */
function fresh(): typeof import('./collection.ts') {
  let loaded: typeof import('./collection.ts') | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof import('./collection.ts')>('./collection.ts');
  });
  return loaded as typeof import('./collection.ts');
}

const THINGS = {
  name: 'things',
  model: 'Thing',
  backups: 'always',
  personal: 'none',
  kept: 'until-deleted',
} as const;

it('a declaration names the collection of its schema, and no other one has its name or its model', () => {
  const { collectionOf, declareCollection } = fresh();
  const schema = new Schema({ name: String });
  declareCollection({ ...THINGS, schema });
  expect(schema.get('collection')).toBe('things');
  expect(collectionOf('Thing').name).toBe('things');
  expect(() => declareCollection({ ...THINGS, model: 'Other' })).toThrow('declared twice');
  expect(() => declareCollection({ ...THINGS, name: 'others' })).toThrow('declared twice');
});

it('nobody is told of all collections before every module is loaded', () => {
  const { allCollections, allDeclared, declareCollection } = fresh();
  declareCollection(THINGS);
  expect(() => allCollections()).toThrow('app.module.ts');
  allDeclared();
  expect(allCollections().map(({ name }) => name)).toEqual(['things']);
});
