import type { ComponentProps } from 'react';
import { TextField } from './fields.tsx';

interface Props<Name extends string> {
  /** `getInputProps` of the form. */
  inputs: (name: Name) => object;
  /** Each with the name of its value in the form; `false` where a form goes without the field. */
  fields: readonly (false | undefined | (ComponentProps<typeof TextField> & { name: Name }))[];
}

/** The text fields of a form, one after another. */
export function TextFields<Name extends string>({ inputs, fields }: Props<Name>) {
  return fields.map((field) => {
    if (!field) return null;
    const { name, ...props } = field;
    return <TextField key={name} {...props} {...inputs(name)} />;
  });
}
