import { t } from '@lingui/core/macro';
import { TabsLine } from '../../../shared/ui/page/tabs-line.tsx';
import { adminPath } from '../admin-location.ts';
import { SectionHead } from '../parts/section-frame.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { AdminsPanel } from './admins/admins-panel.tsx';
import { AuditPanel } from './audit/audit-panel.tsx';
import { ExportsPanel } from './exports-panel.tsx';
import { ApiKeysPanel } from './api-keys/api-keys-panel.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { TemplatesPanel } from './templates/templates-panel.tsx';
import { WebhooksPanel } from './webhooks/webhooks-panel.tsx';

const VIEWS = [
  { view: 'admins', label: t`Administrators`, Panel: AdminsPanel },
  { view: 'keys', label: t`API keys`, Panel: ApiKeysPanel },
  { view: 'webhooks', label: t`Webhooks`, Panel: WebhooksPanel },
  { view: 'templates', label: t`Templates`, Panel: TemplatesPanel },
  { view: 'audit', label: t`Audit log`, Panel: AuditPanel },
  { view: 'mails', label: t`Emails`, Panel: OutboxPanel },
  { view: 'exports', label: t`Exports`, Panel: ExportsPanel },
] as const;

/**
 * Administrator accounts, API keys, webhooks, templates, audit log, undelivered mails and exports. A tab with several
 * files has a folder; files beside this one are single tabs or shared by tabs.
 */
export default function SystemSection() {
  const { views } = useAdminLocation();
  const current = VIEWS.find(({ view }) => views.includes(view)) ?? VIEWS[0];
  return (
    <>
      <SectionHead />
      <TabsLine
        label={t`System`}
        items={VIEWS.map(({ view, label }) => ({
          to: adminPath('system', {}, view),
          label,
          current: view === current.view,
        }))}
      />
      <current.Panel key={current.view} />
    </>
  );
}
