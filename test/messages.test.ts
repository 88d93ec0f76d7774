import fs from 'node:fs';
import path from 'node:path';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import PO from 'pofile';
import { MESSAGE_CODES, MESSAGES } from '@consulting/contracts';
import '../api/src/app.module.ts';

const textsOf = (folder: string): string[] =>
  fs
    .readdirSync(path.resolve(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^messages[\\/]|\.(test|fixture)\.ts$/.test(name))
    .map((name) => fs.readFileSync(path.resolve(__dirname, folder, name), 'utf8'));

/** Contracts judge by themselves what a page and the API judge alike. */
const product = [...textsOf('../api/src'), ...textsOf('../libs/contracts/src')].join('\n');

it('every code is used: none outlives what it was for', () => {
  /** `job.not-found` is written `notFound('job')`, or `orNotFound(…, 'job')`. */
  const missing = new Set(
    [...product.matchAll(/[nN]otFound\(((?:[^()]|\([^()]*\))+)\)/g)].flatMap(
      ([, what = '']) => what.match(/'[\w-]+'/g) ?? [],
    ),
  );
  const isUsed = (code: string) =>
    product.includes(`'${code}'`) || missing.has(`'${code.replace('.not-found', '')}'`);
  expect(MESSAGE_CODES.filter((code) => !isUsed(code))).toEqual([]);
});

it('every rule of every input class has a code', () => {
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<
      { name: string },
      { type: string; propertyName: string; context?: { code?: string } }[]
    >;
  };
  const rules = [...validationMetadatas].flatMap(([{ name }, all]) => all.map((rule) => ({ ...rule, name })));
  const checking = rules.filter(({ type }) =>
    [ValidationTypes.CUSTOM_VALIDATION, ValidationTypes.NESTED_VALIDATION].includes(type),
  );
  expect(checking.length).toBeGreaterThan(200);
  const codes: readonly (string | undefined)[] = MESSAGE_CODES;
  const without = checking.filter(({ context }) => !codes.includes(context?.code));
  expect(without.map(({ name, propertyName }) => `${name}.${propertyName}`)).toEqual([]);
});

it('every sentence has a German one', () => {
  const { items } = PO.parse(
    fs.readFileSync(path.resolve(__dirname, '../api/src/shared/texts/de.po'), 'utf8'),
  );
  const german = new Map(items.map(({ msgid, msgstr: [said = ''] }) => [msgid, said]));
  expect(MESSAGE_CODES.filter((code) => !german.get(MESSAGES[code]))).toEqual([]);
});
