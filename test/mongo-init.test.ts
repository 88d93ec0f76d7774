import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const SCRIPT = readFileSync(resolve(__dirname, '../deploy/mongo/init.js'), 'utf8');
const PASSWORDS = { MONGO_ROOT_PASSWORD: 'root-password', MONGO_APP_PASSWORD: 'app-password' };

interface User {
  user: string;
  pwd: string;
  roles: unknown[];
}

/**
 * Simulates MongoDB for the script's commands: no replica set at first, a first user for connections from its own host,
 * and nothing more without a password.
 */
class Mongod {
  readonly users = new Map<string, User>();
  isMemberOf: string | undefined;
  /** Number of attempts until it answers, and until it is primary. */
  startsAfter = 2;
  electsAfter = 2;
  private signedIn: string | undefined;

  private needsRoot(): void {
    if (this.signedIn !== 'root') throw new Error('command requires authentication');
  }

  private database(name: string) {
    return {
      getSiblingDB: (other: string) => this.database(other),
      hello: () => {
        if (this.isMemberOf === undefined) return { isWritablePrimary: false };
        return { setName: this.isMemberOf, isWritablePrimary: this.electsAfter-- <= 0 };
      },
      runCommand: ({
        replSetInitiate: { _id, members },
      }: {
        replSetInitiate: { _id: string; members: unknown[] };
      }) => {
        if (this.users.size > 0) this.needsRoot();
        expect(members).toEqual([{ _id: 0, host: 'mongo:27017' }]);
        this.isMemberOf = _id;
      },
      createUser: (user: User) => {
        if (this.users.size > 0) this.needsRoot();
        this.users.set(`${name}.${user.user}`, user);
      },
      updateUser: (user: string, change: Partial<User>) => {
        this.needsRoot();
        Object.assign(this.users.get(`${name}.${user}`)!, change);
      },
      getUser: (user: string) => {
        this.needsRoot();
        return this.users.get(`${name}.${user}`) ?? null;
      },
      auth: (user: string, pwd: string) => {
        if (this.users.get(`${name}.${user}`)?.pwd !== pwd) throw new Error('Authentication failed.');
        this.signedIn = user;
      },
    };
  }

  /** Runs the script against it, like mongosh. */
  run(env: Record<string, string> = PASSWORDS): { said: string[]; waited: number } {
    this.signedIn = undefined;
    const said: string[] = [];
    let waited = 0;
    runInNewContext(SCRIPT, {
      process: { env },
      print: (line: string) => said.push(line),
      sleep: (ms: number) => (waited += ms),
      connect: () => {
        if (this.startsAfter-- > 0) throw new Error('connect ECONNREFUSED 127.0.0.1:27017');
        return this.database('test');
      },
    });
    return { said, waited };
  }
}

describe('the initialisation of MongoDB', () => {
  it('makes the replica set, its administrator and a user who can do no more than the product needs', () => {
    const mongod = new Mongod();
    expect(mongod.run().said).toEqual(['Made the user root', 'MongoDB is ready']);
    expect(mongod.isMemberOf).toBe('rs0');
    expect([...mongod.users]).toEqual([
      ['admin.root', { user: 'root', pwd: 'root-password', roles: ['root'] }],
      [
        'consulting.app',
        { user: 'app', pwd: 'app-password', roles: [{ role: 'readWrite', db: 'consulting' }] },
      ],
    ]);
  });

  it('changes nothing the next time, but the password of the product when that has changed', () => {
    const mongod = new Mongod();
    mongod.run();
    const users = new Map(mongod.users);
    expect(mongod.run().said).toEqual(['MongoDB is ready']);
    expect(mongod.users).toEqual(users);
    mongod.run({ ...PASSWORDS, MONGO_APP_PASSWORD: 'another' });
    expect(mongod.users.get('consulting.app')?.pwd).toBe('another');
  });

  it('gives a set from before, without users, its users', () => {
    const mongod = new Mongod();
    mongod.isMemberOf = 'rs0';
    mongod.run();
    expect([...mongod.users.keys()]).toEqual(['admin.root', 'consulting.app']);
  });

  it('says what is wrong: no password, another one than MongoDB has, or no MongoDB', () => {
    const mongod = new Mongod();
    for (const name of Object.keys(PASSWORDS))
      expect(() => mongod.run({ ...PASSWORDS, [name]: '' })).toThrow(`${name} is empty`);
    mongod.run();
    expect(() => mongod.run({ ...PASSWORDS, MONGO_ROOT_PASSWORD: 'wrong' })).toThrow(
      /^MONGO_ROOT_PASSWORD is not the password/,
    );
    const away = new Mongod();
    away.startsAfter = Infinity;
    expect(() => away.run()).toThrow('Waited for 120 seconds: connect ECONNREFUSED');
  });
});
