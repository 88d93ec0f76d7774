import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import type { CareerSite } from '../../../shared/api/types.ts';
import { ApiForm } from '../../../shared/ui/form/api-form.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';
import { haveEqualValues } from '../../../shared/ui/form/equal-values.ts';
import { editOf } from '../../../shared/ui/form/meanwhile/use-edit.ts';
import { useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { Empty } from '../../../shared/ui/feedback/loaded.tsx';
import { PlusIcon } from '../../../shared/ui/display/icons.ts';
import { Panel } from '../parts/panel.tsx';
import { useAdminDraft } from '../use-admin-draft.ts';
import { BENEFITS, EntryFields, entryErrors, STEPS, tooFewSteps } from './entry-fields.tsx';
import { PagePreview } from './page-preview.tsx';
import { toSiteValues, useCareerSiteRefresh } from './use-career-site.ts';

const PARTS = {
  steps: {
    ...STEPS,
    text: t`The way from the application to the offer, in two to six steps. Without steps, the page of a job has no such section.`,
    empty: t`No hiring steps yet.`,
  },
  benefits: {
    ...BENEFITS,
    text: t`Benefits for everybody who works for you: a short title and one verifiable sentence each.`,
    empty: t`No benefits yet.`,
  },
};

/** Edits the steps or the benefits of the site, with a preview of what is typed. */
function EntriesPanel({ site, part }: { site: CareerSite; part: keyof typeof PARTS }) {
  const refresh = useCareerSiteRefresh();
  const { text, empty, ...kind } = PARTS[part];
  // All values, although one list is shown: a change of the others meanwhile is merged.
  const stored = toSiteValues(site);
  const draft = useAdminDraft(`career-site:${part}`, stored);
  const form = useApiForm({
    initial: draft,
    edits: editOf(site, toSiteValues, { follows: true }),
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    validate: (values) => ({
      ...entryErrors(part, values[part]),
      ...(part === 'steps' && tooFewSteps(values.steps)),
    }),
    send: async (body, _, from) => {
      const answer = await send('put', '/api/admin/career-site', { body, ifMatch: from?.version });
      form.saved(body, { version: answer.site.version, values: toSiteValues(answer.site) });
      await refresh();
      return answer.message;
    },
  });
  const { values } = form;
  const entries = values[part];
  const change = (next: object[]) => form.setFieldValue(part, next as never);
  const isChanged = !haveEqualValues(values[part], stored[part]);
  const discard = () => {
    form.discard();
    form.setValues(stored);
    form.clearErrors();
  };
  return (
    <div className="own-parts">
      <Panel title={kind.legend} text={text}>
        <div className="pad adm-body">
          <ApiForm
            form={form}
            outcomeLast
            actions={
              <div className="row">
                <Button type="submit" working={form.working && t`Saving...`}>{t`Save`}</Button>
                {isChanged && <Button kind="quiet" onClick={discard}>{t`Discard changes`}</Button>}
              </div>
            }
          >
            {entries.length === 0 && !isChanged ? (
              <Empty
                text={empty}
                action={
                  <Button kind="second" small onClick={() => change([kind.blank()])}>
                    <PlusIcon /> {kind.add}
                  </Button>
                }
              />
            ) : (
              <EntryFields
                kind={kind as typeof STEPS}
                name={part}
                value={entries as typeof values.steps}
                errors={form.errors}
                onChange={change}
                hiddenLegend
              />
            )}
          </ApiForm>
        </div>
      </Panel>
      <PagePreview site={{ ...site, ...values }} />
    </div>
  );
}

export const StepsPanel = ({ site }: { site: CareerSite }) => <EntriesPanel site={site} part="steps" />;
export const BenefitsPanel = ({ site }: { site: CareerSite }) => <EntriesPanel site={site} part="benefits" />;
