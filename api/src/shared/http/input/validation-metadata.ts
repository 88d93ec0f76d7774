import type { Type } from '@nestjs/common';
import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Collect = MetadataStorage['getTargetValidationMetadatas'];

let isDone = false;

/**
 * class-validator looks through all classes for the rules of one, those it extends included, each time an input of it is
 * checked. Decorators declare them once and for all, so from here on they are collected once for each class.
 */
export function keepValidationRules(): void {
  if (isDone) return;
  isDone = true;
  const storage = getMetadataStorage();
  const collect: Collect = storage.getTargetValidationMetadatas.bind(storage);
  const kept = new Map<Parameters<Collect>[0], ReturnType<Collect>>();
  storage.getTargetValidationMetadatas = (target, ...asked: [string, boolean, boolean, string[]?]) => {
    // Only questions without any option have one answer.
    if (asked.some(Boolean)) return collect(target, ...asked);
    const known = kept.get(target);
    if (known) return known;
    const rules = collect(target, ...asked);
    kept.set(target, rules);
    return rules;
  };
}

const fields = new Map<Type, ReadonlySet<string>>();

/** The fields of an input class that have a rule; empty for what is none. */
export function knownFields(input: Type): ReadonlySet<string> {
  let known = fields.get(input);
  if (!known) {
    const rules = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
    fields.set(input, (known = new Set(rules.map(({ propertyName }) => propertyName))));
  }
  return known;
}
