interface FormWithErrors {
  errors: Readonly<Record<string, unknown>>;
  clearFieldError: (field: string) => void;
  clear: () => void;
}

/** Takes back what the server said of a field's file, in the field and above the form: another one was chosen. */
export function forgetFileError(form: FormWithErrors, field: string): void {
  if (form.errors[field] === undefined) return;
  form.clearFieldError(field);
  form.clear();
}
