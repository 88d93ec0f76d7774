import { useForm } from '@mantine/form';
import { LIMITS } from '@consulting/contracts';
import { AccountForm } from '../../../shared/account/account-form.tsx';
import { request } from '../../../shared/api/client.ts';
import { updateAdmin } from '../../../shared/api/session.ts';
import type { Admin } from '../../../shared/api/types.ts';
import { TextField } from '../../../shared/ui/fields.tsx';

export function PhoneForm({ phone }: { phone: string }) {
  const form = useForm({
    initialValues: { phone },
    validate: { phone: (value) => (value.trim() ? null : 'Phone is required') },
  });
  const save = async (values: { phone: string }) => {
    const body = { phone: values.phone.trim() };
    const answer = await request<{ message: string; admin: Admin }>('/api/admin/me', { method: 'PUT', body });
    updateAdmin(answer.admin);
    form.setValues({ phone: answer.admin.phone });
    return answer.message;
  };
  return (
    <section className="card form" aria-labelledby="phone-heading">
      <h2 id="phone-heading">Phone</h2>
      <AccountForm
        form={form}
        save={save}
        texts={{ failed: 'Something went wrong', network: 'Network error. Please try again.' }}
        button="Save phone number"
        working="Saving..."
      >
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          {...form.getInputProps('phone')}
        />
      </AccountForm>
    </section>
  );
}
