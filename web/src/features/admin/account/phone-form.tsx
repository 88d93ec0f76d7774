import { useForm } from '@mantine/form';
import { LIMITS } from '@consulting/contracts';
import { useRef, useState } from 'react';
import { request } from '../../../shared/api/client.ts';
import { updateAdmin } from '../../../shared/api/session.ts';
import type { Admin } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { focusFirstError, TextField } from '../../../shared/ui/fields.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';

export function PhoneForm({ phone }: { phone: string }) {
  const root = useRef<HTMLFormElement>(null);
  const [done, setDone] = useState<string | null>(null);
  const task = useTask({ failed: 'Something went wrong', network: 'Network error. Please try again.' });
  const form = useForm({
    initialValues: { phone },
    validate: { phone: (value) => (value.trim() ? null : 'Phone is required') },
  });
  const save = (values: { phone: string }) => {
    setDone(null);
    const work = async () => {
      const answer = await request<{ message: string; admin: Admin }>('/api/admin/me', {
        method: 'PUT',
        body: { phone: values.phone.trim() },
      });
      updateAdmin(answer.admin);
      form.setValues({ phone: answer.admin.phone });
      setDone(answer.message);
    };
    void task.run(work, (errors) => {
      form.setErrors(errors);
      focusFirstError(root.current);
    });
  };
  return (
    <section className="card form" aria-labelledby="phone-heading">
      <h2 id="phone-heading">Phone</h2>
      <form
        className="form"
        ref={root}
        noValidate
        onSubmit={form.onSubmit(save, () => focusFirstError(root.current))}
      >
        {done && <Notice tone="ok">{done}</Notice>}
        {task.error && <Notice tone="bad">{task.error}</Notice>}
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          {...form.getInputProps('phone')}
        />
        <p>
          <Button type="submit" kind="second" working={task.working && 'Saving...'}>
            Save phone number
          </Button>
        </p>
      </form>
    </section>
  );
}
