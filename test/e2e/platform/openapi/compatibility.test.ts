import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { builtDocument, type ApiDocument, type Json } from '../../../support/checks/api-document.ts';

// The promise of docs/api.md: what programs rely on stays as it was at the last release.

interface Changes {
  added: string[];
  removed: string[];
  breaking: string[];
}
interface Notes extends Record<'ends' | 'gone' | 'events' | 'sent' | 'answered', string[]> {
  operations: { name: string; summary: string }[];
}
const { changesBetween, surfaceOf } = jest.requireActual<{
  surfaceOf: (document: ApiDocument) => string[];
  changesBetween: (before: readonly string[], after: readonly string[], day?: string) => Changes;
}>('../../../../scripts/openapi/surface.mjs');
const { notesOf } = jest.requireActual<{
  notesOf: (
    before: readonly string[],
    after: readonly string[],
    summaryOf: (operation: string) => string,
  ) => Notes;
}>('../../../../scripts/openapi/notes.mjs');

const RELEASED = readFileSync(resolve(__dirname, '../../../../docs/api-surface.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);

it('breaks no program that was written for the last release', () => {
  expect(RELEASED.length).toBeGreaterThan(2000);
  const today = new Date().toISOString().slice(0, 10);
  expect(changesBetween(RELEASED, surfaceOf(builtDocument()!), today).breaking).toEqual([]);
});

describe('what breaks a program', () => {
  /** A document with one operation, what it takes and what it answers. */
  const document = (input: Json, output: Json, query: Json[] = []): ApiDocument => {
    const json = (name: string) => ({
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    });
    const parameters = query.map((each) => ({ in: 'query', ...each }));
    const operation = { parameters, requestBody: json('TeaDto'), responses: { 200: json('TeaView') } };
    const schemas = {
      TeaDto: { type: 'object', additionalProperties: false, ...input },
      TeaView: { type: 'object', ...output },
    };
    return { paths: { '/teas': { put: operation } }, components: { schemas } } as unknown as ApiDocument;
  };
  const text = { type: 'string' };
  const dto = {
    properties: { name: text, size: { type: 'string', enum: ['cup', 'pot'] } },
    required: ['name'],
  };
  const view = {
    properties: { _id: text, size: { type: 'string', enum: ['cup', 'pot'] } },
    required: ['_id'],
  };
  const before = document(dto, view, [{ name: 'q', schema: text }]);
  const against = (after: ApiDocument) => changesBetween(surfaceOf(before), surfaceOf(after));
  const withSize = (of: typeof dto, ...sizes: string[]) => ({
    ...of,
    properties: { ...of.properties, size: { type: 'string', enum: sizes } },
  });
  const QUERY = [{ name: 'q', schema: text }];

  it.each<[string, ApiDocument, string[]]>([
    [
      'a field of an answer that is missing',
      document(dto, { properties: { _id: text }, required: ['_id'] }, QUERY),
      ['< TeaView.size: string'],
    ],
    ['one that need not be there', document(dto, { ...view, required: [] }, QUERY), ['< TeaView._id always']],
    [
      'one with another type',
      document(dto, { ...view, properties: { ...view.properties, _id: { type: 'integer' } } }, QUERY),
      ['< TeaView._id: string'],
    ],
    [
      'a new value of a closed choice of answers',
      document(dto, withSize(view as never, 'cup', 'pot', 'urn'), QUERY),
      ['< TeaView.size = urn'],
    ],
    [
      'a value that is not taken any more',
      document(withSize(dto, 'cup'), view, QUERY),
      ['> TeaDto.size = pot'],
    ],
    [
      'a field that must be sent now',
      document({ ...dto, required: ['name', 'size'] }, view, QUERY),
      ['> TeaDto.size required'],
    ],
    [
      'a field that is refused now',
      document({ properties: { name: text }, required: ['name'] }, view, QUERY),
      ['> TeaDto.size = cup', '> TeaDto.size = pot', '> TeaDto.size: string'],
    ],
    ['a parameter that is refused now', document(dto, view), ['PUT /teas ?q: string']],
    [
      'a parameter that must be sent now',
      document(dto, view, [{ name: 'q', schema: text, required: true }]),
      ['PUT /teas ?q required'],
    ],
  ])('is %s', (_, after, breaking) => {
    expect(against(after).breaking).toEqual(breaking);
  });

  it('is an operation that is gone', () => {
    expect(against({ ...before, paths: {} }).breaking).toContain('PUT /teas');
  });

  it('is nothing that was announced to end by then', () => {
    const ends = { 'x-sunset': '2027-06-01' };
    const told = document(
      dto,
      { ...view, properties: { ...view.properties, size: { ...view.properties.size, ...ends } } },
      QUERY,
    );
    Object.assign(told.paths['/teas']!['put']!, ends);
    const lines = surfaceOf(told);
    expect(changesBetween(surfaceOf(before), lines).breaking).toEqual([]);
    const without = document(dto, { properties: { _id: text }, required: ['_id'] }, QUERY);
    for (const [after, missing] of [
      [without, '< TeaView.size: string'],
      [{ ...told, paths: {} }, 'PUT /teas'],
    ] as const) {
      expect(changesBetween(lines, surfaceOf(after), '2027-05-31').breaking).toContain(missing);
      expect(changesBetween(lines, surfaceOf(after), '2027-06-01').breaking).toEqual([]);
    }
  });

  it('is nothing that it need not know', () => {
    const more = document(
      { ...dto, properties: { ...dto.properties, milk: { type: 'boolean' } }, required: [] },
      { ...view, properties: { ...view.properties, milk: { type: 'boolean' } }, required: ['_id', 'milk'] },
      [...QUERY, { name: 'milk', schema: { type: 'boolean' } }],
    );
    // The path of a new operation may begin like that of another one, and demand what it likes.
    const demanding = document(dto, view, [{ name: 'size', schema: text, required: true }]).paths['/teas']!;
    const { added, breaking } = against({ ...more, paths: { ...more.paths, '/tea': demanding } });
    expect([breaking, added.length > 5]).toEqual([[], true]);
  });
});

describe('the notes of a release', () => {
  const BEFORE = [
    '< TeaView._id: string',
    '< TeaView.size: string',
    '> TeaDto.name: string',
    'GET /pots',
    'GET /pots < 200 application/json: PotView',
    'GET /teas',
    'GET /teas ?sort = name',
    'GET /teas ?sort: string',
    'event tea.made < application/json: TeaMadeMessage',
  ];
  const summaryOf = (name: string) => `About ${name}`;
  const notes = (after: readonly string[]) => notesOf(BEFORE, after, summaryOf);
  const NOTHING = { ends: [], gone: [], operations: [], events: [], sent: [], answered: [] };

  it('are what is new, ends and has ended, without the parts of what is new itself', () => {
    const after = [
      ...BEFORE.filter((line) => !line.startsWith('GET /pots') && !line.includes('TeaView.size')),
      '< CupView._id: string',
      '< TeaView.milk always',
      '< TeaView.milk: boolean',
      '> TeaDto.name ends 2027-06-01',
      '> TeaDto.sugar: integer',
      'GET /cups',
      'GET /cups < 200 application/json: CupView',
      'GET /cups ?limit: integer',
      'GET /teas ?sort = age',
      'event tea.drunk < application/json: TeaDrunkMessage',
    ];
    expect(notes(after)).toEqual({
      ends: ['TeaDto.name ends 2027-06-01'],
      gone: ['GET /pots', 'TeaView.size: string'],
      operations: [{ name: 'GET /cups', summary: 'About GET /cups' }],
      events: ['tea.drunk'],
      sent: ['TeaDto.sugar: integer', 'GET /teas ?sort = age'],
      answered: ['TeaView.milk: boolean'],
    });
  });

  it('are empty for the same document', () => {
    expect(notes(BEFORE)).toEqual(NOTHING);
  });
});
