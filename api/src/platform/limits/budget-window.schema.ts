import { Schema } from 'mongoose';
import { declareCollection } from '../database/collections/collection.ts';

/** One window of a budget, in the form of `rate-limiter-flexible`, which alone reads and writes them. */
export interface BudgetWindow {
  /** The budget, and a keyed hash of whose it is. */
  key: string;
  /** Requests so far, also those that were refused. */
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

/** Decides between two requests that both begin a window. */
budgetWindowSchema.index({ key: 1 }, { unique: true });
/** Both engines remove what is over by themselves: the limiter lives by the time of the system, as they do. */
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
      when: 'within a minute after their window, an hour at most',
    },
  ],
});
