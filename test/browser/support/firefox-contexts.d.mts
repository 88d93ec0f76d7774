import type { Browser } from '@playwright/test';

export function withoutMediaFeatures(browser: Browser): void;
