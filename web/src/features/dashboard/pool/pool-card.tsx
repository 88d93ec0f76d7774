import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { PoolAnswers, poolQuestion, poolTerms } from '../../../shared/pool/pool-question.tsx';
import { usePool } from './use-pool.ts';

/** The question whether the firm may keep the user's documents, while it waits for an answer; nothing otherwise. */
export function PoolCard() {
  const pool = usePool();
  // The card stays with its outcome, after which nothing waits any more.
  const [wasAsked, setAsked] = useState(false);
  const isAsked = pool.data?.isAsked === true && pool.data.answer === null;
  if (isAsked && !wasAsked) setAsked(true);
  if (!isAsked && !wasAsked) return null;
  return (
    <section className="card form" aria-labelledby="pool-heading">
      <h2 id="pool-heading">{t`May we keep you in mind?`}</h2>
      <p>{poolQuestion()}</p>
      <PoolAnswers send={pool.answer} />
      <p className="muted small">{poolTerms()}</p>
    </section>
  );
}
