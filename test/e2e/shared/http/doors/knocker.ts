import { BUDGET_WINDOW_MODEL } from '../../../../../api/src/platform/limits/budget-window.schema.ts';
import type { TestApp } from '../../../../support/app/app.ts';
import { BOUNDARY } from '../hostile/bad-uploads.ts';
import { Sender, type Answer } from '../hostile/sender.ts';
import { newShot, type ValidShot } from '../hostile/valid-shot.ts';
import { TABLE } from '../permissions/table.ts';
import { PDF, World } from '../permissions/world.ts';
import { titleOf, type Door } from './doors.ts';
import type { Kind } from './kinds.ts';

const ENTRIES = new Map(TABLE.map((entry) => [entry.operation, entry]));
const GUESTS = /\/(jobs|projects)\/\{id\}\/apply$/;
const INVITED = 'POST /public/api/v0/admin/register';

/** Sends inputs of a kind through doors. */
export class Knocker {
  private used = 100;
  /** Requests that would succeed, by operation: refused ones leave them valid. */
  private readonly shots = new Map<string, ValidShot>();
  private readonly sender: Sender;

  private constructor(
    private readonly app: TestApp,
    private readonly world: World,
  ) {
    this.sender = new Sender(app);
  }

  static async of(app: TestApp): Promise<Knocker> {
    return new Knocker(app, await World.of(app));
  }

  /** Returns what was not refused with the code of its table, and what has changed in the store. */
  async wrong(kind: Kind, doors: readonly Door[]): Promise<string[]> {
    for (const { operation } of doors)
      if (!this.shots.has(operation)) this.shots.set(operation, await this.shot(operation));
    await this.app.mails();
    const before = await this.store();
    const found: string[] = [];
    for (const door of doors)
      for (const [value, code] of kind.wrong(door)) {
        const shot = this.shots.get(door.operation) ?? (await this.shot(door.operation));
        const answer = await this.send(shot, door, { ...kind.along?.(door), [door.field]: value });
        const codes = codesOf(answer, door);
        if (answer.status !== 400 || codes.length === 0 || (code !== '' && !codes.includes(code)))
          found.push(`${titleOf(door)} = ${JSON.stringify(value)}: ${said(answer)}`);
      }
    const after = await this.store();
    for (const [model, text] of after) if (text !== before.get(model)) found.push(`${model} has changed`);
    return found;
  }

  /**
   * Sends the inputs of all kinds that one body or query takes at once. Returns what was refused, and the doors whose values
   * are not in the store as the tables say.
   */
  async right(taken: readonly (readonly [Kind, Door])[]): Promise<{ refused: string[]; missing: string[] }> {
    const forms = new Map<string, (readonly [Kind, Door])[]>();
    for (const each of taken) {
      const form = `${each[1].operation} ${each[1].content}`;
      forms.set(form, [...(forms.get(form) ?? []), each]);
    }
    const refused: string[] = [];
    const missing = new Set<string>();
    for (const round of [0, 1]) {
      const awaited: { door: Door; stored: unknown }[] = [];
      for (const fields of forms.values()) {
        let values = {};
        const [[, first]] = fields as [readonly [Kind, Door]];
        for (const [kind, door] of fields) {
          const [sent, stored] = kind.right(++this.used, door)[round] ?? [];
          if (sent === undefined || needsFile(door)) continue;
          values = { ...values, ...kind.along?.(door), [door.field]: sent };
          if (door.content !== 'query') awaited.push({ door, stored });
        }
        if (needsFile(first)) continue;
        const answer = await this.send(await this.shot(first.operation), first, values);
        if (answer.status === 400 || answer.status >= 500)
          refused.push(`${titleOf(first)} = ${JSON.stringify(values)}: ${said(answer)}`);
      }
      const all = [...(await this.store()).values()].join('\n');
      for (const { door, stored } of awaited) if (!all.includes(String(stored))) missing.add(titleOf(door));
    }
    return { refused, missing: [...missing] };
  }

  private async shot(operation: string): Promise<ValidShot> {
    const entry = ENTRIES.get(operation);
    if (!entry) throw new Error(`${operation} is not in the table of permissions`);
    const shot = await newShot(this.world, entry);
    if (entry.operation === INVITED) {
      const { body } = await this.world.admin.post('/api/admin/admins/invite', {});
      Object.assign(shot.payload, body as object, { message: undefined, code: undefined });
    }
    // Otherwise a guest who may be a program is asked first.
    if (GUESTS.test(operation)) shot.payload['again'] = 'true';
    // A known address is answered alike, and nothing is stored.
    if ('email' in shot.payload) shot.payload['email'] = `somebody${++this.used}@firma.de`;
    return shot;
  }

  private send(
    shot: ValidShot,
    { operation, content, files }: Door,
    values: Record<string, unknown>,
  ): Promise<Answer> {
    if (content === 'query') {
      const { method, url, token } = shot;
      const query = new URLSearchParams(values as Record<string, string>);
      return this.sender.send({ method, url: `${url}?${query.toString()}`, ...(token && { token }) });
    }
    const payload = { ...shot.payload };
    for (const [field, value] of Object.entries(values))
      // The only entry of a list.
      payload[field.replace('[]', '')] = field.endsWith('[]') ? [value] : value;
    if (content === 'application/json') return this.sender.send({ ...shot, payload });
    const type = `${content}; boundary=${BOUNDARY}`;
    const sent = GUESTS.test(operation) ? ['cv'] : files;
    return this.sender.send({ ...shot, payload: form(payload, sent), type });
  }

  /** The text of every collection but that of the budgets, in which refused requests count. */
  private async store(): Promise<Map<string, string>> {
    const names = this.app.connection.modelNames().filter((name) => name !== BUDGET_WINDOW_MODEL);
    const texts = names.map(async (name) => {
      const all = await this.app.connection.model(name).find().lean();
      return [name, JSON.stringify(all)] as const;
    });
    return new Map(await Promise.all(texts));
  }
}

/** A guest's application is refused without a CV, which JSON has not. */
const needsFile = ({ operation, content }: Door): boolean =>
  GUESTS.test(operation) && content === 'application/json';

/** Codes of the problems that the answer has with what came by the door. */
function codesOf({ body }: Answer, { field }: Door): string[] {
  const { errors = [] } = body as { errors?: { field: string; code: string }[] };
  return errors.filter((each) => each.field === field.replace('[]', '')).map(({ code }) => code);
}

const said = ({ status, text }: Answer): string => `${status} ${text.slice(0, 200)}`;

function form(payload: Record<string, unknown>, files: readonly string[]): Buffer {
  const part = (head: string, content: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const fields = Object.entries(payload).map(([name, value]) =>
    part(`name="${name}"`, typeof value === 'string' ? value : JSON.stringify(value)),
  );
  const pdfs = files.map((name) =>
    part(`name="${name}"; filename="cv.pdf"\r\nContent-Type: application/pdf`, PDF),
  );
  return Buffer.concat([...fields, ...pdfs, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
