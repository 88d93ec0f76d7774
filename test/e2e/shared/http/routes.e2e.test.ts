import { RequestMethod } from '@nestjs/common';
import { GUARDS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryModule, DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS, type AccessRule } from '../../../../api/src/shared/http/access.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { FILES } from './foreign/files.ts';
import { knowsForeign } from './foreign/foreign-ids.ts';
import { notedRoutes } from './foreign/routes.ts';
import { TABLE } from './permissions/table.ts';

interface Route {
  name: string;
  rule: AccessRule | undefined;
  isPost: boolean;
  /** Below that of its controller. */
  paths: string[];
  /** `@CheckFirst`. */
  isChecked: boolean;
}

const noted = notedRoutes();
let app: TestApp;
let routes: Route[];

/** Returns every handler of every registered controller, with its access rule. */
function registeredRoutes({ app: nest }: TestApp): Route[] {
  const reflector = new Reflector();
  const scanner = new MetadataScanner();
  return nest
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) => {
      const controller = metatype as (abstract new () => object) | null;
      if (!controller) return [];
      const prototype = controller.prototype as Record<string, (...args: unknown[]) => unknown>;
      return scanner
        .getAllMethodNames(prototype)
        .filter((method) => Reflect.hasMetadata('path', prototype[method] ?? {}))
        .map((method) => ({
          name: `${controller.name}.${method}`,
          rule: reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [prototype[method]!, controller]),
          isPost: Reflect.getMetadata(METHOD_METADATA, prototype[method]!) === RequestMethod.POST,
          paths: [Reflect.getMetadata(PATH_METADATA, prototype[method]!) as string | string[]].flat(),
          isChecked: Reflect.hasMetadata(GUARDS_METADATA, prototype[method]!),
        }));
    });
}

beforeAll(async () => {
  app = await startApp({ modules: [DiscoveryModule, noted.module] });
  routes = registeredRoutes(app);
});
afterAll(() => app.close());

it('finds the routes at all', () => {
  expect(routes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['AuthController.login', 'JobsController.list', 'MeController.me']),
  );
  expect(routes.length).toBeGreaterThan(60);
});

it('every registered route says who may call it', () => {
  expect(routes.filter(({ rule }) => rule === undefined).map(({ name }) => name)).toEqual([]);
});

it('every route of the server is in the tables of permissions, or is a file for everybody', () => {
  const declared = [...TABLE, ...FILES].map(({ operation }) => operation);
  const heads = declared.map((operation) => operation.replace('GET ', 'HEAD '));
  expect([...noted.routes].filter((route) => ![...declared, ...heads].includes(route))).toEqual([]);
  expect(declared.filter((operation) => !noted.routes.has(operation))).toEqual([]);
});

it('for every operation that names an entry there is a foreign one, which callers ask for at night', () => {
  expect(TABLE.map(({ operation }) => operation).filter((operation) => !knowsForeign(operation))).toEqual([]);
});

it('nothing of the administration is open to anyone but administrators', () => {
  const open = routes.filter(
    ({ name, rule }) =>
      name.startsWith('Admin') &&
      !/^Admin(SignIn|PasskeySignIn|PasswordReset)Controller\./.test(name) &&
      // Nor the steps of their sign-in.
      rule?.audience !== (name.startsWith('AdminStageController.') ? 'admin-stage' : 'admin'),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

it('what stands in a path is an id, a file, a name, a token or a word of ours', () => {
  const parameters = routes.flatMap(({ paths }) => paths.flatMap((path) => path.match(/:\w+/g) ?? []));
  expect([...new Set(parameters.filter((name) => !/id$/i.test(name)))].sort()).toEqual([
    ':file',
    ':name',
    ':token',
  ]);
});

it('no check stands before a POST that may be repeated with an Idempotency-Key', () => {
  const checked = routes.filter(({ isPost, isChecked }) => isPost && isChecked);
  expect(routes.filter(({ isPost }) => isPost).length).toBeGreaterThan(50);
  expect(checked.filter(({ rule }) => rule?.audience !== 'public').map(({ name }) => name)).toEqual([]);
  expect(checked.map(({ name }) => name)).toEqual(['AdminSignInController.register']);
});
