import type { ComponentProps } from 'react';
import { TextField } from './fields.tsx';

interface Props<Name extends string> {
  /** `getInputProps` of the form. */
  inputs: (name: Name) => object;
  /** Props of the fields, with the name of the form value; `false` where a form omits the field. */
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
