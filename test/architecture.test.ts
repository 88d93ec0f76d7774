import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// The import rules of docs/architecture.md, read from the sources: a rule that nobody checks is a wish.
const ROOT = path.resolve(__dirname, '..');

/** Folders of api/src that are no business modules. */
const TECHNICAL = ['shared', 'platform', 'config', 'health'];

/** The business modules from the bottom to the top: each knows only those before it. */
const MODULES = [
  'applications',
  'users',
  'auth',
  'webhooks',
  'messaging',
  'notes',
  'templates',
  'placement',
  'consultants',
  'employees',
  'projects',
  'jobs',
  'people',
  'contact',
  'notifications',
  'search',
  'feeds',
  'administration',
  'demo',
];

interface Source {
  /** Path from the root, with slashes. */
  file: string;
  lines: number;
  /** Relative imports as paths from the root, packages by name. */
  imports: string[];
}

function sourcesBelow(folder: string): Source[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(tsx?|css)$/.test(name) && !name.endsWith('.d.ts') && !/(^|\/)(dist|node_modules)\//.test(name),
    )
    .map((name) => readSource(path.posix.join(folder, name.split(path.sep).join('/'))));
}

function readSource(file: string): Source {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : fileName,
    );
  return { file, lines: text.split('\n').length - 1, imports };
}

const isTest = ({ file }: Source) => /\.(test|fixture)\.tsx?$/.test(file);
const api = sourcesBelow('api/src');
const web = sourcesBelow('web/src');
const product = api.filter((source) => !isTest(source));

/** All imports of `sources` that `isAllowed` refuses, as `importer -> imported`. */
function violations(sources: Source[], isAllowed: (imported: string, source: Source) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter((imported) => !isAllowed(imported, source))
      .map((imported) => `${source.file} -> ${imported}`),
  );
}

const moduleOf = (file: string) => /^api\/src\/([^/]+)\//.exec(file)?.[1];
/** Also of a part of a module that has layers of its own, like `auth/keys`. */
const layerOf = (file: string) =>
  /^api\/src\/[^/]+\/(?:[^/]+\/)?(domain|application|adapters|data)\//.exec(file)?.[1];
const isBusiness = (file: string) => !TECHNICAL.includes(moduleOf(file) ?? 'shared');
const inLayer = (layer: string) => product.filter(({ file }) => isBusiness(file) && layerOf(file) === layer);

const PURE_SHARED =
  /^api\/src\/shared\/(caller|errors|stored-file|career|email-history|retention|posting)\.ts$/;
/** Also the words of each language, for mails and messages. */
const SHARED = /^api\/src\/shared\/(texts\/)?[^/]+\.ts$/;
/** The ports beside their adapters; an application names the port, the platform module the adapter. */
const PLATFORM_PORTS =
  /^api\/src\/platform\/(database\/unit-of-work|files\/(files|file-storage)|mail\/(outbox|outbox-reader|mailer)|audit\/audit-(log|reader)|erasures\/erasures|revisions\/revisions|settings|.*\/.*\.port)\.ts$/;

/** What Node computes: hashes, checksums, whether an address is in a network. */
const COMPUTED = ['node:crypto', 'node:net', 'node:zlib'];

describe('API', () => {
  it('domain is plain TypeScript: it knows its own domain, pure shared types and the contracts', () => {
    expect(
      violations(inLayer('domain'), (imported, { file }) => {
        if (imported === '@consulting/contracts' || PURE_SHARED.test(imported)) return true;
        return layerOf(imported) === 'domain' && moduleOf(imported) === moduleOf(file);
      }),
    ).toEqual([]);
  });

  it('application adds shared pieces, ports and the services of other modules, and no framework but injection', () => {
    expect(
      violations(inLayer('application'), (imported, { file }) => {
        if (!imported.startsWith('api/'))
          return ['@consulting/contracts', '@nestjs/common', ...COMPUTED].includes(imported);
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
        if (!/^api\/src\/[^/]+\/adapters\/mongo\//.test(imported)) return true;
        const sameFolder = path.posix.dirname(imported) === path.posix.dirname(file);
        return sameFolder || (moduleOf(imported) === moduleOf(file) && file.endsWith('.module.ts'));
      }),
    ).toEqual([]);
  });

  /** A port that a module above implements: named by its adapter, `adapters/<module of the port>/`, and its module file. */
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

  it('shared knows shared alone, platform and health no business module', () => {
    const technical = product.filter(({ file }) => TECHNICAL.includes(moduleOf(file) ?? ''));
    expect(
      violations(
        technical,
        (imported, { file }) =>
          !imported.startsWith('api/src/') ||
          (moduleOf(file) === 'shared' ? moduleOf(imported) === 'shared' : !isBusiness(imported)),
      ),
    ).toEqual([]);
  });

  it('no HTTP exception of the framework inside domain or application', () => {
    const texts = [...inLayer('domain'), ...inLayer('application')].filter(({ file }) =>
      /\b(HttpException|\w+Exception)\b/.test(fs.readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(texts.map(({ file }) => file)).toEqual([]);
  });
});

describe('client', () => {
  const layer = (file: string) => /^web\/src\/([^/]+)\//.exec(file)?.[1];
  const feature = (file: string) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1];

  /** Features that are a thing of the business and its forms, not a screen. */
  const RESOURCES = ['jobs', 'projects', 'employees', 'applications'];

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

describe('all sources', () => {
  it('no file needs itself by way of others', () => {
    const sources = [...api, ...web, ...sourcesBelow('libs')].filter(({ file }) => !file.includes('/test/'));
    const imports = new Map(sources.map((source) => [source.file, source.imports]));
    const done = new Set<string>();
    const circles: string[] = [];
    const follow = (file: string, way: string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
      else if (!done.has(file)) for (const next of imports.get(file) ?? []) follow(next, [...way, file]);
      done.add(file);
    };
    for (const file of imports.keys()) follow(file, []);
    expect(circles).toEqual([]);
  });
});

describe('size and names', () => {
  const all = [...api, ...web, ...sourcesBelow('libs'), ...sourcesBelow('test')];

  it('no file is longer than 250 lines', () => {
    expect(all.filter(({ lines }) => lines > 250).map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
  });

  it('files are kebab-case, and there is no utils folder', () => {
    const wrong = all.filter(
      ({ file }) =>
        !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.(tsx?|css)$/.test(path.posix.basename(file)) || /\/utils\//.test(file),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('no barrels outside libs', () => {
    expect(
      [...api, ...web].filter(({ file }) => /\/index\.tsx?$/.test(file)).map(({ file }) => file),
    ).toEqual([]);
  });
});
