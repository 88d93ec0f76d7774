import { COMPANY, isAdministration, localizedPath } from '@consulting/contracts';
import type { Settings } from '../../config/settings.ts';
import type { Mail } from './mail-queue.ts';

const INK = '#14181f';
const YELLOW = '#ffd23f';
const GREY = '#5b6470';

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
}

function footerLines(): string[] {
  const { name, street, postalCode, city, managingDirectors, registerCourt, registerNumber, phones, email } =
    COMPANY;
  return [
    `${name} · ${street} · ${postalCode} ${city}`,
    `${phones[0]} · ${email}`,
    `${registerCourt}, ${registerNumber} · ${managingDirectors.join(', ')}`,
  ];
}

/** `PUBLIC_URL`, and `ADMIN_URL` if there is one. */
type Hosts = Pick<Settings, 'publicUrl' | 'adminUrl'>;

/** Returns the link of a mail, on the host of its page. */
export function actionUrl({ action, language }: Mail, { publicUrl, adminUrl }: Hosts): string | null {
  if (!action) return null;
  const host = isAdministration(action.path) ? (adminUrl ?? publicUrl) : publicUrl;
  return host + localizedPath(language, action.path);
}

/** Returns the text part, which is complete by itself. */
export function textPart(mail: Mail, hosts: Hosts): string {
  const action = mail.action ? [`${mail.action.label}:\n${actionUrl(mail, hosts)}`] : [];
  return [...mail.paragraphs, ...action, `-- \n${footerLines().join('\n')}`].join('\n\n');
}

/** Returns the HTML part: the same words, no pictures, nothing loaded from anywhere. */
export function htmlPart(mail: Mail, hosts: Hosts): string {
  const paragraph = (text: string): string =>
    `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`;
  const url = actionUrl(mail, hosts);
  const button = url
    ? `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;background:${YELLOW};color:${INK};padding:12px 22px;text-decoration:none;font-weight:700">${escape(mail.action?.label ?? '')}</a></p>` +
      `<p style="margin:0 0 16px;color:${GREY};font-size:13px;word-break:break-all">${escape(url)}</p>`
    : '';
  return (
    `<!doctype html><html lang="${mail.language}"><head><meta charset="utf-8"><title>${escape(mail.subject)}</title></head>` +
    `<body style="margin:0;background:#f4f5f7;color:${INK};font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">` +
    `<div style="max-width:560px;margin:0 auto;padding:24px 16px">` +
    `<div style="background:${INK};color:#fff;padding:16px 24px;font-weight:700;border-bottom:4px solid ${YELLOW}">${escape(COMPANY.shortName)}</div>` +
    `<div style="background:#fff;padding:28px 24px">${mail.paragraphs.map(paragraph).join('')}${button}</div>` +
    `<div style="padding:16px 24px;color:${GREY};font-size:12px">${footerLines().map(escape).join('<br>')}</div>` +
    '</div></body></html>'
  );
}
