import { builtDocument, operationsOf, type Json } from '../support/api-document.ts';

const document = builtDocument() ?? { paths: {}, components: { schemas: {} } };
const operations = operationsOf(document);
/** The names of those that `isWrong` finds. */
const names = (isWrong: (operation: (typeof operations)[number]) => boolean) =>
  operations.filter(isWrong).map(({ name }) => name);
const answersOf = ({ operation }: (typeof operations)[number]) => Object.entries(operation.responses);

it('is built and as new as the sources: run `npm run build` first', () => {
  expect(operations.length).toBeGreaterThan(90);
});

describe('every operation', () => {
  it('has a summary and a tag', () => {
    expect(names(({ operation }) => !operation.summary || !operation.tags?.length)).toEqual([]);
  });

  it('has one answer of success or a redirect, described, with type and schema', () => {
    const isPoor = (each: (typeof operations)[number]) =>
      !answersOf(each).some(([status]) => /^[23]/.test(status) && status !== '304') ||
      answersOf(each)
        .filter(([status]) => status.startsWith('2'))
        .some(
          ([, { content, description }]) =>
            !description || !content || !Object.values(content).every(({ schema }) => schema),
        );
    expect(names(isPoor)).toEqual([]);
  });

  it('describes each error it can answer, 400, 429 and 503 everywhere, 401 and 403 where somebody has to sign in', () => {
    const isPoor = (each: (typeof operations)[number]) => {
      const errors = answersOf(each).filter(([status]) => /^[45]/.test(status));
      const needed = ['400', '429', '503', ...(each.operation.security ? ['401'] : [])];
      const declared = errors.map(([status]) => status);
      return (
        needed.some((status) => !declared.includes(status)) ||
        errors.some(([, { description, content }]) => !description || !content)
      );
    };
    expect(names(isPoor)).toEqual([]);
  });

  it('declares the parameters of its path', () => {
    const isPoor = ({ path, operation }: (typeof operations)[number]) =>
      [...path.matchAll(/\{(\w+)\}/g)].some(
        ([, name]) =>
          !operation.parameters?.some((parameter) => parameter.in === 'path' && parameter.name === name),
      );
    expect(names(isPoor)).toEqual([]);
  });
});

it('every field of every schema has an example, or is made of fields that have', () => {
  const poor = Object.entries(document.components.schemas).flatMap(([schema, { properties }]) =>
    Object.entries((properties ?? {}) as Record<string, Json>)
      .filter(
        ([, field]) => !['example', '$ref', 'allOf', 'enum', 'oneOf', 'anyOf'].some((key) => key in field),
      )
      .filter(([, field]) => field['type'] !== 'array')
      .map(([name]) => `${schema}.${name}`),
  );
  expect(poor).toEqual([]);
});
