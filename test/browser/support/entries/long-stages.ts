import type { Page } from '@playwright/test';
import { DELIVERED_STAGES, STAGE_LIMITS } from '../../../../libs/contracts/src/index.ts';
import { words } from './long-words.ts';

const { most, name } = STAGE_LIMITS;
const LONG_NAME = words(name, 'Vertragsverhandlung');
const STAGES = [
  ...DELIVERED_STAGES,
  ...Array.from({ length: most - DELIVERED_STAGES.length }, (_, each) => ({
    id: `more-${each}`,
    name: { en: LONG_NAME, de: LONG_NAME },
  })),
];

/** Two steps more than stages: what arrived, and what was selected. */
const STEPS = Array.from({ length: most + 2 }, (_, each) => ({
  cases: 1234 - each,
  share: each ? 88 : null,
}));

/** Shows the figures of 90 days with as many stages as a firm can have: tests share the stages that are stored. */
export const withManyStages = (page: Page) =>
  page.route(/\/api\/admin\/figures\?days=90/, async (route) => {
    const response = await route.fetch();
    const figures = (await response.json()) as object;
    const jobs = ['j0', 'j1'].map((_id) => ({ _id, title: words(100, 'SAP-Beratung'), steps: STEPS }));
    await route.fulfill({ response, json: { ...figures, stages: STAGES, jobs } });
  });
