import { Transform } from 'class-transformer';

/** The bodies that came as forms; a body is forgotten with its request. */
const forms = new WeakSet<object>();

export const noteForm = (body: object): void => void forms.add(body);

/** A number of a multipart form, which carries only texts: there digits are read as the number. In JSON a number is none. */
export const NumberInForms = (): PropertyDecorator =>
  Transform(({ value, obj }: { value: unknown; obj: unknown }) =>
    typeof value === 'string' && /^\d{1,16}$/.test(value) && typeof obj === 'object' && obj && forms.has(obj)
      ? Number(value)
      : value,
  );
