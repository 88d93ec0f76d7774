import { isBuiltin } from 'node:module';
import path from 'node:path';
import { sourcesBelow, textOf } from './support/checks/sources.ts';

// A package is declared by the workspace whose files import it: what only happens to be installed may go, or change its
// version, with somebody else's dependencies.

type Dependencies = Record<string, string>;

const GROUPS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;
/** The folder of each `package.json`; the root's stands for `test` and `scripts`. */
const TOOLS = ['scripts/lighthouse', 'scripts/mutation'];
const WORKSPACES = ['libs/contracts', 'libs/mongoose-sqlite', 'api', 'web', ...TOOLS, ''];

function declaredBy(workspace: string): Dependencies {
  const read = JSON.parse(textOf(path.posix.join(workspace, 'package.json'))) as Record<string, Dependencies>;
  return Object.assign({}, ...GROUPS.map((group) => read[group]));
}

const declared = new Map(WORKSPACES.map((workspace) => [workspace, declaredBy(workspace)]));

const workspaceOf = (file: string) => WORKSPACES.find((each) => each === '' || file.startsWith(`${each}/`))!;

const FOLDERS = ['api', 'web', 'libs', 'test', 'scripts'];

/** Of a package: `@nestjs/common`; null for a file, a part of the own package (`#i18n`) and what Node brings. */
function packageOf(imported: string): string | null {
  const [scope = '', name] = imported.split('/');
  // Relative imports are read as paths from the root.
  if (FOLDERS.includes(scope) || /^[\w.]+\.(ts|mjs|json)$/.test(imported)) return null;
  if (/^(#|[a-z]+:)/.test(imported) || isBuiltin(imported)) return null;
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

const sources = FOLDERS.flatMap((folder) => sourcesBelow(folder, /\.(tsx?|[cm]?js)$/)).map(
  ({ file, imports }) => ({ file, packages: imports.map(packageOf) }),
);

describe('packages', () => {
  it('are declared by the workspace that imports them', () => {
    const missing = sources.flatMap(({ file, packages }) => {
      const known = declared.get(workspaceOf(file))!;
      return packages.filter((name) => name !== null && !(name in known)).map((name) => `${file}: ${name}`);
    });
    expect(missing).toEqual([]);
    expect(sources.flatMap(({ packages }) => packages)).toContain('@nestjs/common');
  });

  it('have the same version in every workspace', () => {
    const versions = new Map<string, Set<string>>();
    for (const dependencies of declared.values())
      for (const [name, version] of Object.entries(dependencies))
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
    const differing = [...versions].filter(([, each]) => each.size > 1).map(([name]) => name);
    expect(differing).toEqual([]);
  });
});
