import { atRate } from '../soak/at-rate.mjs';
import { Client } from '../soak/client.mjs';
import { until } from '../soak/processes.mjs';
import { Record } from '../soak/record.mjs';
import { contact, pollsOf, signInAs, upload, visits } from '../soak/requests.mjs';

const PASSWORD = 'kupfer lampe sieben wolken';
const EMAIL = 'lena@firm.example';
/** Mailpit publishes it (docker-compose.yml). */
const MAILPIT = 'http://127.0.0.1:8025/api/v1';
const API = '/public/api/v0';
/** Every how many-th request is an upload, a message of the contact form, a sign-in. */
const WRITES = { upload: 40, contact: 41, signIn: 43 };

/** Registers a freelancer, confirms by the mail that Mailpit has received, and signs in. */
export async function register(base) {
  const send = (path, json) =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
  const person = {
    first_name: 'Lena',
    last_name: 'Vogt',
    email: EMAIL,
    password: PASSWORD,
    role: 'Freelancer',
  };
  const answer = await send(`${API}/register`, person);
  if (answer.status !== 201) throw new Error(`Not registered: ${answer.status} ${await answer.text()}`);
  let token;
  await until('the mail with the link', async () => {
    const { messages } = await (await fetch(`${MAILPIT}/messages`)).json();
    const mine = messages.find(({ To }) => To.some(({ Address }) => Address === EMAIL));
    if (!mine) return false;
    const { Text } = await (await fetch(`${MAILPIT}/message/${mine.ID}`)).json();
    token = /#token=([\w-]+)/.exec(Text)?.[1];
    return token !== undefined;
  });
  await fetch(`${base}${API}/verify-email?token=${token}`);
  return signIn(base);
}

/** Signs the registered freelancer in. */
export async function signIn(base) {
  const client = new Client(base);
  const { status, body } = await client.send(signInAs(EMAIL, PASSWORD, {}), { read: true });
  await client.close();
  if (status !== 200) throw new Error(`Not signed in: ${status} ${body}`);
  const { token, user } = JSON.parse(body);
  return { id: user._id, email: EMAIL, headers: { authorization: `Bearer ${token}` } };
}

/** The bytes of the freelancer's CV. */
export async function cvOf(base, { headers }) {
  const answer = await fetch(`${base}/private/api/me/cv`, { headers });
  if (!answer.ok) throw new Error(`No CV: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Uploads a CV that contains `mark`. */
export async function uploadCv(base, person, mark) {
  const client = new Client(base);
  const { status } = await client.send(await upload(person, mark));
  await client.close();
  if (status !== 200) throw new Error(`No upload: ${status}`);
}

/** Sends `perSecond` requests a second, visitors, an open dashboard and writes, until `work` is done. Resolves to the record. */
export async function under(perSecond, base, person, work) {
  const client = new Client(base);
  const record = new Record();
  const reads = [...visits([]), ...pollsOf(person), { path: '/private/api/me', headers: person.headers }];
  const requestOf = (number) => {
    if (number % WRITES.upload === 0) return upload(person, `upload ${number}`);
    if (number % WRITES.contact === 0) return contact(`Message ${number}`, {});
    if (number % WRITES.signIn === 0) return signInAs(person.email, PASSWORD, {});
    return reads[number % reads.length];
  };
  const load = atRate(perSecond, async (number) => {
    const request = await requestOf(number + 1);
    const answer = await client.send(request);
    record.add(request.method ?? 'GET', answer, `${request.method ?? 'GET'} ${request.path}`);
  });
  try {
    await work();
  } finally {
    await load.stop();
    await client.close();
  }
  return record;
}
