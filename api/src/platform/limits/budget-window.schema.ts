import { Schema } from 'mongoose';
import { declareCollection } from '../database/collections/collection.ts';

/** One window of a budget, in the format of `rate-limiter-flexible`, which alone reads and writes it. */
export interface BudgetWindow {
  /** The budget's name and a keyed hash of its owner. */
  key: string;
  /** Requests so far, without refused ones. */
  points: number;
  /** The end of the window. */
  expire: Date;
}

export const BUDGET_WINDOW_MODEL = 'BudgetWindow';

export const budgetWindowSchema = new Schema<BudgetWindow>(
  {
    key: { type: String, required: true },
    points: { type: Number, required: true },
    expire: { type: Date, required: true },
  },
  { versionKey: false },
);

/** Resolves the race of two requests that both begin a window. */
budgetWindowSchema.index({ key: 1 }, { unique: true });
/** Both engines remove expired windows themselves: like the limiter, they use the system clock. */
budgetWindowSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });

export const budgetWindowsCollection = declareCollection({
  name: 'budgets',
  model: BUDGET_WINDOW_MODEL,
  schema: budgetWindowSchema,
  backups: 'never',
  personal: 'none',
  kept: [
    {
      what: 'counted requests of an address or an account, as a hash',
      when: 'within a minute after their window, a day at most',
    },
  ],
});
