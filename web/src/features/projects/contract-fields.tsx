import { CONTRACT_TYPES, LIMITS, WORDS, type ContractType } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { AdminProject, Project } from '../../shared/api/types.ts';
import { SelectField, TextField } from '../../shared/ui/form/fields.tsx';

/** Values of the form fields; an empty text means not given. */
interface ContractValues {
  contract_type: ContractType | '';
  aueg_permit: string;
  show_company: boolean;
}

export const toContractValues = (project?: Project | AdminProject): ContractValues => ({
  contract_type: project?.contract_type ?? '',
  aueg_permit: project?.aueg_permit ?? '',
  show_company: project?.show_company ?? false,
});

/** Whose project it is; only a company states its permit and decides whether its name is shown. */
export type ProjectOwner = 'company' | 'firm';

const needsPermit = (type: unknown, owner: ProjectOwner): boolean =>
  owner === 'company' && type === 'temporary-employment';

interface Props {
  /** `getInputProps` of the form. */
  inputs: (name: keyof ContractValues, options?: { type: 'checkbox' }) => { value?: string };
  owner: ProjectOwner;
}

/** The type of contract with what it needs, and whether the project's page names the company. */
export function ContractFields({ inputs, owner }: Props) {
  const type = CONTRACT_TYPES.find((each) => each === inputs('contract_type').value);
  return (
    <>
      <SelectField
        label={t`Contract`}
        hint={type && WORDS[`contract.${type}.means`]}
        optional
        options={[
          { value: '', label: t`Not specified` },
          ...CONTRACT_TYPES.map((value) => ({ value, label: WORDS[`contract.${value}`] })),
        ]}
        {...inputs('contract_type')}
      />
      {needsPermit(type, owner) && (
        <TextField
          label={t`Permit for temporary employment`}
          hint={t`The authority and the date, as shown to applicants.`}
          maxLength={LIMITS.title}
          {...inputs('aueg_permit')}
        />
      )}
      {owner === 'company' && (
        <label className="check">
          <input type="checkbox" {...inputs('show_company', { type: 'checkbox' })} />
          <span>{t`Show the name of our company on the project’s page`}</span>
        </label>
      )}
    </>
  );
}
