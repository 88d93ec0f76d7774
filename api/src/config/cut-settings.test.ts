import { cutSettings } from './cut-settings.ts';

const STORE = 'sqlite:/data/platform.sqlite';

it.each([
  ['smtp://user:@mail.firm.example:587', 'mongodb://app:@one:27017,two:27017/consulting?replicaSet=rs0'],
  ['smtps://:password@mail.firm.example', 'mongodb+srv://:password@cluster.example/consulting'],
])(
  'a user without a password, or the reverse, is told by the name of its setting: %s',
  (smtpUrl, databaseUri) => {
    expect(cutSettings({ smtpUrl, databaseUri })).toEqual(['SMTP_URL', 'MONGODB_URI']);
  },
);

it.each([
  'smtp://mail.firm.example:587',
  'smtp://user:password@mail.firm.example',
  'smtp://user:pa%24%40word@mail.firm.example',
  // A client that shows a certificate has no password.
  'smtp://user@mail.firm.example',
  'smtp://mail.firm.example/?name=a:@b',
  null,
])('nothing is said of %s', (smtpUrl) => {
  expect(cutSettings({ smtpUrl, databaseUri: STORE })).toEqual([]);
});
