import { LIMITS } from '@consulting/contracts';
import { stranger } from './client.mjs';

/** The password of everybody in the demo data and its copies. */
const PASSWORD = 'berlin-demo-2026';
const API = '/public/api/v0';

/** Returns a message of the contact form, with a longer typing time than a program's. */
export const contact = (message, headers = stranger()) => ({
  method: 'POST',
  path: `${API}/contact-admin`,
  json: { name: 'Maria Sommer', email: 'maria@example.com', message, elapsed: 48_000 },
  headers,
});

export const signInAs = (email, password = PASSWORD, headers = stranger()) => ({
  method: 'POST',
  path: `${API}/login`,
  json: { email, password },
  headers,
});

export const apply = ({ id, headers }, projectId) => ({
  method: 'POST',
  path: '/private/api/projects/apply',
  json: { projectId, userId: id },
  headers,
});

export const sendMessage = ({ id, headers }, content) => ({
  method: 'POST',
  path: '/private/api/messages/send',
  json: { userId: id, content },
  headers: { ...headers, ...stranger() },
});

const jobOf = (title) => ({ title, description: 'Runs the basis.', qualification: 'SAP Basis' });

export const createJob = (headers, title) => ({
  method: 'POST',
  path: '/api/admin/createJob',
  json: jobOf(title),
  headers,
});

export const changeJob = (headers, id, title) => ({
  method: 'PUT',
  path: `/api/admin/jobs/${id}`,
  json: jobOf(title),
  headers,
});

/** Returns a CV whose bytes contain `mark`. */
export async function upload({ id, headers }, mark, size = 20_000) {
  const form = new FormData();
  form.append('cv', new Blob([pdf(mark, size)], { type: 'application/pdf' }), 'CV.pdf');
  const encoded = new Response(form);
  const type = { 'content-type': encoded.headers.get('content-type') };
  return {
    method: 'PUT',
    path: `/private/api/update-profile/${id}`,
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { ...headers, ...type },
  };
}

export const ownCv = ({ headers }) => ({ path: '/private/api/me/cv', headers });

/** Returns the requests that an open dashboard sends by itself. */
export const pollsOf = ({ id, email, headers }) =>
  [
    { method: 'POST', path: '/private/api/user-by-email', json: { email }, headers },
    { path: `/private/api/messages/${id}`, headers },
    { path: `${API}/jobs?limit=${LIMITS.dashboardList}` },
  ].map((poll) => ({ ...poll, headers: { ...poll.headers, 'x-poll': '1' } }));

/** Returns requests for the pages and lists that visitors open. */
export const visits = (jobs) => [
  { path: '/' },
  { path: `${API}/jobs` },
  { path: `${API}/home-search?tab=projects&skill=SAP` },
  { path: '/private/api/projects/all?limit=25' },
  ...jobs.slice(0, 20).map((id) => ({ path: `${API}/jobs/${id}` })),
];

function pdf(mark, size) {
  const page = `BT /F1 12 Tf 72 720 Td (${mark}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const offset = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  text += `%${'x'.repeat(Math.max(0, size - text.length))}\n`;
  const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${text}${table}trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
