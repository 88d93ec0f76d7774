import { t } from '@lingui/core/macro';
import '../../shared/ui/blocks/service-grid.css';
import { GoLink } from '../../shared/ui/go-link.tsx';
import { Glyph, type GlyphName } from './glyphs.tsx';

const SERVICES: readonly { title: string; text: string; glyph: GlyphName }[] = [
  {
    title: t`SAP`,
    text: t`We run, patch and migrate SAP landscapes: ECC, S/4HANA, BTP. One team from code check to hypercare.`,
    glyph: 'sap',
  },
  {
    title: t`ERP`,
    text: t`Processes first: order to cash, procure to pay and closing are documented before a system is chosen.`,
    glyph: 'erp',
  },
  {
    title: t`System administration`,
    text: t`Basis, Linux and Windows servers, backup and restore tests, with a named administrator.`,
    glyph: 'administration',
  },
  {
    title: t`Cloud Computing`,
    text: t`Move only what benefits. You see the cost per system on one page before anything changes.`,
    glyph: 'cloud',
  },
  {
    title: t`SAP HANA Training`,
    text: t`For administrators and developers: on a copy of your own data, not on a demo client.`,
    glyph: 'training',
  },
  {
    title: t`Website Development`,
    text: t`Fast, accessible portals and shops that post orders straight into your ERP.`,
    glyph: 'web',
  },
];

/** Six services in one grid; the first cell is dark. */
export function ServiceGrid() {
  return (
    <ul className="svc">
      {SERVICES.map(({ title, text, glyph }, index) => (
        <li key={title} className={index === 0 ? 'big dark' : undefined}>
          <Glyph name={glyph} />
          <h3>{title}</h3>
          <p className="muted">{text}</p>
          <GoLink to="/services" about={`about ${title}`}>{t`Read More`}</GoLink>
        </li>
      ))}
    </ul>
  );
}
