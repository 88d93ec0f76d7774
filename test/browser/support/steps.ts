import { PHONE } from './looks/watch.ts';
import { expect, type Page } from './test.ts';
import { beginning, type Say } from './looks/texts.ts';

/** Brings an open screen into a state, in the language of the page. */
export type Step = (page: Page, say: Say) => Promise<unknown>;

export const press =
  (name: string): Step =>
  (page, say) =>
    page
      .getByRole('button', { name: say(name) })
      .first()
      .click();
/** Presses one whose name continues with its subject. */
export const pressFirst =
  (start: string): Step =>
  (page, say) =>
    page
      .getByRole('button', { name: beginning(say(start)) })
      .first()
      .click();
/** Submits a form with missing values and waits until its errors are shown, which some forms learn from the API. */
export const send =
  (open: string, submit: string): Step =>
  async (page, say) => {
    await press(open)(page, say);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say(submit) }).click();
    await expect(dialog.locator('[aria-invalid="true"], [role="alert"]:not(:empty)').first()).toBeVisible();
  };

/** Only phones have a folded navigation. */
export const unfoldMenu: Step = async (page, say) => {
  await page.setViewportSize({ width: PHONE, height: 900 });
  await press('Menu')(page, say);
};
