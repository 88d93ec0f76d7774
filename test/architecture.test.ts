import path from 'node:path';
import { sourcesBelow, textOf, type Source } from './support/checks/sources.ts';

// The import rules of docs/architecture.md, read from the sources: a rule that nobody checks is a wish.

/** Folders of api/src that are no business modules. */
const TECHNICAL = ['shared', 'platform', 'config', 'health', 'run', 'commands'];

/** The business modules from the bottom to the top: each knows only those before it. */
const MODULES = [
  'applications',
  'users',
  'api-keys',
  'auth',
  'webhooks',
  'messaging',
  'notes',
  'templates',
  'pool',
  'placement',
  'appointments',
  'saved-searches',
  'consultants',
  'employees',
  'projects',
  'proposals',
  'career-site',
  'jobs',
  'posting-check',
  'people',
  'contact',
  'guest-applications',
  'notifications',
  'search',
  'feeds',
  'administration',
  'demo',
];

/** The rooms of `auth`, from the bottom to the top: each knows only those before it. */
const ROOMS_OF_AUTH = ['admins', 'sessions', 'passwords', 'second-factor', 'account', 'sign-in', 'linkedin'];

const isTest = ({ file }: Source) => /\.(test|fixture)\.tsx?$/.test(file);
const api = sourcesBelow('api/src');
const web = sourcesBelow('web/src');
const product = api.filter((source) => !isTest(source));

/** Returns the imports of `sources` that `isAllowed` rejects, as `importer -> imported`. */
function violations(sources: Source[], isAllowed: (imported: string, source: Source) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter((imported) => !isAllowed(imported, source))
      .map((imported) => `${source.file} -> ${imported}`),
  );
}

const moduleOf = (file: string) => /^api\/src\/([^/]+)\//.exec(file)?.[1];
/** Also of a room of a module that has layers of its own, like `auth/sign-in`. */
const layerOf = (file: string) =>
  /^api\/src\/[^/]+\/(?:[^/]+\/)?(domain|application|adapters|data)\//.exec(file)?.[1];
const isBusiness = (file: string) =>
  file.startsWith('api/src/') && !TECHNICAL.includes(moduleOf(file) ?? 'shared');
const inLayer = (layer: string) => product.filter(({ file }) => isBusiness(file) && layerOf(file) === layer);

const PURE_SHARED =
  /^api\/src\/shared\/(audience|caller|errors|stored-file|addresses\/loopback-url|hold\/hold|time\/(retention|berlin-day)|texts\/markup|person\/(availability|career|contact-data|email-history)|posting\/posting)\.ts$/;
/** Also the words of each language, for mails and messages; not what only adapters use: `http/`, and fields of documents. */
const SHARED =
  /^api\/src\/shared\/((texts|time|hold|person|posting|turns)\/)?(?!\w+-(fields|schemas)\.ts|written-in\.ts)[^/]+\.ts$/;
/** The ports beside their adapters; an application names the port, the platform module the adapter. */
const PLATFORM_PORTS =
  /^api\/src\/platform\/(database\/unit-of-work|files\/(files|file-storage)|mail\/(mail-contents|mail-queue|undelivered-mails|mailer)|audit\/audit-(log|reader)|erasures\/erasures|wishes\/wishes|revisions\/revisions|settings|.*\/.*\.port)\.ts$/;

/** What both sides know: limits and texts, the check of postings, and the words of the trade. */
const CONTRACTS = /^@consulting\/contracts(\/(posting-check|vocabulary))?$/;

/** The types of schema.org, without code. */
const VOCABULARY = 'schema-dts';

/** Pure computations of Node: hashes, checksums, whether an address is in a network. */
const COMPUTED = ['node:crypto', 'node:net', 'node:zlib'];

describe('API', () => {
  it('domain is plain TypeScript: it knows its own domain, pure shared types and the contracts', () => {
    expect(
      violations(inLayer('domain'), (imported, { file }) => {
        if (CONTRACTS.test(imported) || imported === VOCABULARY || PURE_SHARED.test(imported)) return true;
        return layerOf(imported) === 'domain' && moduleOf(imported) === moduleOf(file);
      }),
    ).toEqual([]);
  });

  it('application adds shared pieces, ports and the services of other modules, and no framework but injection', () => {
    expect(
      violations(inLayer('application'), (imported, { file }) => {
        if (CONTRACTS.test(imported)) return true;
        if (!imported.startsWith('api/')) return ['@nestjs/common', ...COMPUTED].includes(imported);
        if (
          SHARED.test(imported) ||
          PLATFORM_PORTS.test(imported) ||
          imported === 'api/src/config/settings.ts'
        )
          return true;
        const layer = layerOf(imported);
        if (layer === 'domain') return true;
        const own = moduleOf(imported) === moduleOf(file);
        if (layer === 'data') return own;
        return layer === 'application' && (own || !imported.endsWith('.ports.ts'));
      }),
    ).toEqual([]);
  });

  it('nothing imports a store adapter except its module file and its own folder', () => {
    expect(
      violations(product, (imported, { file }) => {
        if (!isBusiness(imported) || !imported.includes('/adapters/mongo/')) return true;
        const sameFolder = path.posix.dirname(imported) === path.posix.dirname(file);
        return sameFolder || (moduleOf(imported) === moduleOf(file) && file.endsWith('.module.ts'));
      }),
    ).toEqual([]);
  });

  /** A port of a module below: imported by `adapters/<module of the port>/` and the module file of its implementer. */
  const implementsPort = (file: string, port: string) =>
    file.includes(`/adapters/${moduleOf(port)}/`) || file.endsWith('.module.ts');

  it('modules meet through services, views and module files, never through repositories, schemas or controllers', () => {
    expect(
      violations(
        product.filter(({ file }) => isBusiness(file)),
        (imported, { file }) => {
          if (!imported.startsWith('api/src/') || !isBusiness(imported)) return true;
          if (moduleOf(imported) === moduleOf(file)) return true;
          if (/\.controller\.ts$|\/adapters\/mongo\//.test(imported)) return false;
          return !imported.endsWith('.ports.ts') || implementsPort(file, imported);
        },
      ),
    ).toEqual([]);
  });

  it('a module knows only those below it, so that no two need one another', () => {
    const folders = new Set(product.flatMap(({ file }) => moduleOf(file) ?? []));
    expect([...folders].filter((folder) => !TECHNICAL.includes(folder)).sort()).toEqual([...MODULES].sort());
    expect(
      violations(
        product.filter(({ file }) => isBusiness(file)),
        (imported, { file }) =>
          !isBusiness(imported) ||
          MODULES.indexOf(moduleOf(imported) ?? '') <= MODULES.indexOf(moduleOf(file) ?? ''),
      ),
    ).toEqual([]);
  });

  it('docs/architecture.md names the modules in their order', () => {
    const [, tree = ''] = textOf('docs/architecture.md').split(
      'the modules, each knowing only those before it:',
    );
    const places = MODULES.map((module) => tree.search(new RegExp(`\\b${module}/`)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('a room of auth knows only those below it', () => {
    const roomOf = (file: string) => /^api\/src\/auth\/([^/]+)\//.exec(file)?.[1];
    const inRooms = product.filter(({ file }) => roomOf(file) !== undefined);
    expect([...new Set(inRooms.map(({ file }) => roomOf(file)))].sort()).toEqual([...ROOMS_OF_AUTH].sort());
    const place = (file: string) => ROOMS_OF_AUTH.indexOf(roomOf(file) ?? '');
    expect(violations(inRooms, (imported, { file }) => place(imported) <= place(file))).toEqual([]);
  });

  it('shared knows shared alone, platform and health no business module', () => {
    const technical = product.filter(
      ({ file }) => TECHNICAL.includes(moduleOf(file) ?? '') && !/^api\/src\/(run|commands)\//.test(file),
    );
    expect(
      violations(
        technical,
        (imported, { file }) =>
          !imported.startsWith('api/src/') ||
          (moduleOf(file) === 'shared' ? moduleOf(imported) === 'shared' : !isBusiness(imported)),
      ),
    ).toEqual([]);
  });

  it('nothing starts a program of the operating system, but Node itself for native code', () => {
    const starting = product.filter(({ imports }) =>
      imports.some((each) => /^(node:)?child_process$/.test(each)),
    );
    expect(starting.map(({ file }) => file)).toEqual(['api/src/shared/threads/answer-of-process.ts']);
  });

  it('hashes are SHA-256, but where one names bytes that are no secret, or opens a protected file', () => {
    const others = product.flatMap(({ file }) =>
      [...textOf(file).matchAll(/create(?:Hash|Hmac)\(\s*([^,)]+)/g)]
        .filter(([, name]) => name?.trim() !== "'sha256'")
        .map(([, name]) => `${name} in ${file}`),
    );
    const named = others.map((each) => each.replace(/in .*[/]/, 'in '));
    // The format of PDF prescribes them for files that open without a password.
    expect(named.filter((each) => !each.startsWith("'sha1'"))).toEqual(['algorithm in encryption.ts']);
    const sha1 = ['etag', 'letter-drawer', 'letter-file', 'site'].map((name) => `'sha1' in ${name}.ts`);
    expect(named.filter((each) => each.startsWith("'sha1'")).sort()).toEqual(sha1);
  });

  it('no HTTP exception of the framework inside domain or application', () => {
    const texts = [...inLayer('domain'), ...inLayer('application')].filter(({ file }) =>
      /\b(HttpException|\w+Exception)\b/.test(textOf(file)),
    );
    expect(texts.map(({ file }) => file)).toEqual([]);
  });
});

describe('client', () => {
  const layer = (file: string) => /^web\/src\/([^/]+)\//.exec(file)?.[1];
  const feature = (file: string) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1];

  /** Features that are a business object and its forms, not a screen. */
  const RESOURCES = [
    'jobs',
    'projects',
    'proposals',
    'employees',
    'applications',
    'appointments',
    'saved-searches',
    'shared-skills',
  ];

  it('shared <- features <- app; a screen may use a resource, a resource nothing but shared', () => {
    expect(
      violations(
        web.filter((source) => !isTest(source)),
        (imported, { file }) => {
          if (!imported.startsWith('web/src/')) return true;
          const [from, to] = [layer(file), layer(imported)];
          if (from === 'shared') return to === 'shared' || to === 'theme';
          if (from === 'features')
            return (
              to !== 'app' &&
              (to !== 'features' ||
                feature(imported) === feature(file) ||
                (RESOURCES.includes(feature(imported) ?? '') && !RESOURCES.includes(feature(file) ?? '')))
            );
          return true;
        },
      ),
    ).toEqual([]);
  });
});
