import type { ReactNode } from 'react';
import { ApiForm } from '../ui/form/api-form.tsx';
import { Button } from '../ui/form/button.tsx';
import type { ApiFormState as Form, Values } from '../ui/form/use-api-form.ts';

interface Props<V extends Values> {
  form: Form<V>;
  button: string;
  /** Text of the button while the form is being sent. */
  working: string;
  children: ReactNode;
}

/** A form that stays on the page and shows its result. */
export function AccountForm<V extends Values>({ form, button, working, children }: Props<V>) {
  return (
    <ApiForm
      form={form}
      actions={
        <p>
          <Button type="submit" kind="second" working={form.working && working}>
            {button}
          </Button>
        </p>
      }
    >
      {children}
    </ApiForm>
  );
}
