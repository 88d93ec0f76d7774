import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { OBJECT_ID, STAGE_ID } from '@consulting/contracts';
import '../../app.module.ts';

/** Passwords are compared as they are sent: one with another sign is another one (its hash composes it). */
const PASSWORDS = /^(password|current|new)$/;
/** Ids are refused unless they have the form of one. */
const IDS: unknown[] = [OBJECT_ID, STAGE_ID];

const SENT = '  Mu\u0308ller\u00a0\u200b\u202aGmbH\u00ad\u2028 ';
const STORED = 'Müller GmbH';

interface Rule {
  name?: string;
  constraints?: unknown[];
  target: ClassConstructor<object>;
  propertyName: string;
}

/** Returns the fields of all input classes that take a text, as `Class.field`, each with its class. */
function textFields(): Map<string, Rule> {
  const storage = getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, Rule[]> };
  const fields = new Map<string, Rule>();
  for (const rules of storage.validationMetadatas.values()) {
    const ids = rules.filter(({ constraints }) => constraints?.some((each) => IDS.includes(each)));
    const others = new Set(ids.map(({ propertyName }) => propertyName));
    for (const rule of rules)
      if (rule.name === 'isString' && !others.has(rule.propertyName) && !PASSWORDS.test(rule.propertyName))
        fields.set(`${rule.target.name}.${rule.propertyName}`, rule);
  }
  return fields;
}

describe('a text that comes in is clean before anything is done with it', () => {
  const fields = [...textFields()];

  it('wherever texts are entered', () => {
    expect(fields.length).toBeGreaterThan(100);
  });

  it.each(fields)('%s', (_, { target, propertyName }) => {
    const read = (value: unknown) =>
      (plainToInstance(target, { [propertyName]: value }) as Record<string, unknown>)[propertyName];
    const whole = read(SENT);
    // A list of texts may be sent as one text.
    expect(Array.isArray(whole) ? whole : [whole]).toEqual([STORED]);
  });
});
