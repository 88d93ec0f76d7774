import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import ConsultantsSection from '../consultants/consultants-section.tsx';
import EmployeesSection from '../employees/employees-section.tsx';
import ProjectsSection from '../projects/projects-section.tsx';

listen();

const PROJECT = { technologies: [], category: [], start_date: null, state: 'open', language: 'en' };
const COUNTS = { applicantsCount: 0, pendingCount: 0, createdAt: '2026-11-20T08:00:00.000Z' };
const PERSON = { qualification: [], experience: [], projects: [], skills: [] };

/** Another entry remains in the list, above which the notice stands. */
const KINDS: [string, string, ReactNode, object, string][] = [
  [
    'projects',
    'projects/projectid=leaving',
    <ProjectsSection key="" />,
    { title: 'Leaving', description: 'Two systems.', ...PROJECT, ...COUNTS },
    'Project “Leaving” was deleted.',
  ],
  [
    'employees',
    'admin-employees/employeeid=leaving',
    <EmployeesSection key="" />,
    { name: 'Leaving', ...PERSON },
    'Leaving was deleted.',
  ],
  [
    'consultants',
    'consultants/consultantid=leaving',
    <ConsultantsSection key="" />,
    { name: 'Leaving', ...PERSON },
    'Leaving was deleted.',
  ],
];

it.each(KINDS)(
  'a deletion among %s is confirmed by a notice above the list',
  async (list, at, section, entry, text) => {
    let isThere = true;
    const staying = { ...entry, _id: 'staying', name: 'Staying', title: 'Staying' };
    server.use(
      http.get('*/api/admin/overview', () => HttpResponse.json({})),
      http.get('*/api/admin/consultant-applicants/:id', () => HttpResponse.json([])),
      http.get(`*/api/admin/${list}`, () =>
        HttpResponse.json(isThere ? [{ ...entry, _id: 'leaving' }, staying] : [staying]),
      ),
      http.get(`*/api/admin/${list}/leaving`, () => HttpResponse.json({ ...entry, _id: 'leaving' })),
      http.delete(`*/api/admin/${list}/leaving`, () => {
        isThere = false;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderAt(`/admin-dashboard?tab=${at}`, section);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    const notice = (await screen.findByText(text)).closest('[role=status]');
    await waitFor(() => expect(notice).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Leaving' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Staying' })).toBeVisible();
  },
);
