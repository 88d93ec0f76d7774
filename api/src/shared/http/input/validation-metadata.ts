import type { Type } from '@nestjs/common';
import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Collect = MetadataStorage['getTargetValidationMetadatas'];

let isDone = false;

/**
 * Caches the rules of each class. class-validator would search all classes, including base classes, at each check of an
 * input, although decorators declare the rules once.
 */
export function keepValidationRules(): void {
  if (isDone) return;
  isDone = true;
  const storage = getMetadataStorage();
  const collect: Collect = storage.getTargetValidationMetadatas.bind(storage);
  const kept = new Map<Parameters<Collect>[0], ReturnType<Collect>>();
  storage.getTargetValidationMetadatas = (target, ...asked: [string, boolean, boolean, string[]?]) => {
    // Only calls without any option always have the same result.
    if (asked.some(Boolean)) return collect(target, ...asked);
    const known = kept.get(target);
    if (known) return known;
    const rules = collect(target, ...asked);
    kept.set(target, rules);
    return rules;
  };
}

const fields = new Map<Type, ReadonlySet<string>>();

/** Returns the fields of an input class that have a rule; empty for other classes. */
export function knownFields(input: Type): ReadonlySet<string> {
  let known = fields.get(input);
  if (!known) {
    const rules = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
    fields.set(input, (known = new Set(rules.map(({ propertyName }) => propertyName))));
  }
  return known;
}
