// Run by mongosh in the network of `mongo` at every `docker compose up`: creates the replica set and its two users the
// first time, and sets the password of the product's user from `.env` every time. As long as there is no user, MongoDB
// allows connections from its own host to create the first one, and nothing else.
const ADDRESS = 'mongodb://127.0.0.1:27017/?directConnection=true&serverSelectionTimeoutMS=2000';
const MEMBERS = [{ _id: 0, host: 'mongo:27017' }];
const DATABASE = 'consulting';
const PATIENCE_SECONDS = 120;

function passwordOf(name) {
  const password = process.env[name] ?? '';
  if (password === '') throw new Error(`${name} is empty: sh deploy/make-secrets.sh fills it in`);
  return password;
}

/** Returns a connection to the member once it accepts writes; creates the replica set when there is none. */
function connectToPrimary() {
  let problem = 'mongod does not answer';
  for (let second = 0; second < PATIENCE_SECONDS; second++) {
    try {
      const admin = connect(ADDRESS).getSiblingDB('admin');
      const { isWritablePrimary, setName } = admin.hello();
      if (isWritablePrimary) return admin;
      problem = 'the replica set has no primary';
      if (!setName) admin.runCommand({ replSetInitiate: { _id: 'rs0', members: MEMBERS } });
    } catch (error) {
      // Still starting, or already initiated by an earlier run: the next check tells.
      problem = error.message;
    }
    sleep(1000);
  }
  throw new Error(`Waited for ${PATIENCE_SECONDS} seconds: ${problem}`);
}

function signInAsRoot(admin, pwd) {
  let problem = '';
  try {
    admin.createUser({ user: 'root', pwd, roles: ['root'] });
    print('Made the user root');
  } catch (error) {
    // Usually because the user exists: from then on MongoDB requires its password.
    problem = error.message;
  }
  try {
    admin.auth('root', pwd);
  } catch (error) {
    throw new Error(
      `MONGO_ROOT_PASSWORD is not the password of MongoDB's user root: ${error.message} ${problem}`,
    );
  }
}

function giveTheProductItsUser(database, pwd) {
  const user = { pwd, roles: [{ role: 'readWrite', db: DATABASE }] };
  if (database.getUser('app')) database.updateUser('app', user);
  else database.createUser({ user: 'app', ...user });
}

const rootPassword = passwordOf('MONGO_ROOT_PASSWORD');
const appPassword = passwordOf('MONGO_APP_PASSWORD');
const admin = connectToPrimary();
signInAsRoot(admin, rootPassword);
giveTheProductItsUser(admin.getSiblingDB(DATABASE), appPassword);
print('MongoDB is ready');
