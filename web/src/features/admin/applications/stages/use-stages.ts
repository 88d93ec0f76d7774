import { useMemo } from 'react';
import { useApi } from '../../../../shared/api/use-api.ts';
import { urlOf, type Answer } from '../../../../shared/api/wire.ts';
import { LANGUAGE } from '../../../../shared/language.ts';

export const STAGES_PATH = '/api/admin/stages';

/** A stage under its name in the reader's language. */
export interface NamedStage {
  stage: string;
  name: string;
}

const NONE: readonly NamedStage[] = [];

const named = ({ stage, name }: Answer<'get', typeof STAGES_PATH>['stages'][number]): NamedStage => ({
  stage,
  name: name[LANGUAGE],
});

/**
 * The firm's stages and those of companies' projects, in their order; empty until they are loaded. They change rarely, so
 * they are loaded once and after `useRefresh` of `STAGES_PATH`.
 */
export function useStages() {
  const { data } = useApi(urlOf(STAGES_PATH), {
    refreshInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return useMemo(() => stagesOf(data), [data]);
}

export type Stages = ReturnType<typeof stagesOf>;

function stagesOf(data: Answer<'get', typeof STAGES_PATH> | undefined) {
  const stages = data?.stages.map(named) ?? NONE;
  const companies = data?.companies.map(named) ?? NONE;
  const names = new Map([...stages, ...companies].map(({ stage, name }) => [stage, name]));
  return {
    stages,
    companies,
    /** The name of a stage of either list; undefined for one that is not known (yet). */
    nameOf: (stage: string | null | undefined) => names.get(stage ?? ''),
    isLoaded: data !== undefined,
  };
}
