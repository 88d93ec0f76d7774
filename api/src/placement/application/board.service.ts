import { Injectable } from '@nestjs/common';
import type { Stage } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { StagesService } from '../../applications/application/stages.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { OWNERS_STAGES, storedAs, type Stages } from '../../applications/domain/stage.ts';
import type { Page } from '../../shared/page.ts';
import { nextTurn } from '../../shared/time/next-turn.ts';
import { ApplicantsOfOwnerService, type OwnersApplicant } from './applicants-of-owner.service.ts';
import { DeskService, type DeskApplication } from './desk.service.ts';
import { Targets } from './targets.ts';

/** One stage of a board with the applications that have stood in it for the longest time. */
export interface Column<Card> {
  stage: Stage;
  /** All applications in this stage, of which the cards may be the first ones. */
  total: number;
  cards: Card[];
}

export interface BoardRequest {
  /** The most cards of one column. */
  limit: number;
  /** Every word occurs in the names, the company, the address or the title. */
  q?: string | undefined;
}

/** Cards that are completed before others get a turn: some milliseconds. */
const CARDS_PER_TURN = 100;

type Scope = { kind: 'job' | 'project'; targetId: string } | object;

/** Pending applications by the stage in which they stand. */
@Injectable()
export class BoardService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly stages: StagesService,
    private readonly targets: Targets,
    private readonly desk: DeskService,
    private readonly applicants: ApplicantsOfOwnerService,
  ) {}

  /** Returns everything on which the firm decides. */
  async ofFirm(request: BoardRequest): Promise<Column<DeskApplication>[]> {
    const firm = await this.stages.firm();
    return this.columns({}, firm, request, (all) => this.desk.complete(all, firm));
  }

  /** Returns the applications for one job or project, in the stages of who decides on them; 404 when there is none. */
  async ofTarget(
    kind: 'job' | 'project',
    targetId: string,
    request: BoardRequest,
  ): Promise<Column<DeskApplication>[]> {
    const stages = await this.stages.of(await this.targets.of({ kind, targetId }));
    const firm = await this.stages.firm();
    return this.columns({ kind, targetId }, stages, request, (all) => this.desk.complete(all, firm));
  }

  /** Returns the same for the company that owns the project. The caller has asked whether it does. */
  ofOwner(projectId: string, { limit }: BoardRequest): Promise<Column<OwnersApplicant>[]> {
    return this.columns({ kind: 'project', targetId: projectId }, OWNERS_STAGES, { limit }, (all) =>
      this.applicants.complete(all),
    );
  }

  /** Takes a query for each column, and a fixed number for each hundred of their cards. */
  private async columns<Card extends { application: Application }>(
    scope: Scope,
    stages: Stages,
    { limit, q }: BoardRequest,
    complete: (applications: Application[]) => Promise<Card[]>,
  ): Promise<Column<Card>[]> {
    const pages = await Promise.all(
      stages.list.map(({ id }): Promise<Page<Application>> => {
        const filter = { ...scope, status: 'pending' as const, stages: storedAs(stages, id), q };
        return this.applications.page(filter, { page: 1, limit }, 'longest-in-stage');
      }),
    );
    const found = pages.flatMap(({ items }) => items);
    const cards: Card[] = [];
    for (let from = 0; from < found.length; from += CARDS_PER_TURN) {
      await nextTurn();
      cards.push(...(await complete(found.slice(from, from + CARDS_PER_TURN))));
    }
    const cardOf = new Map(cards.map((card) => [card.application.id, card]));
    return stages.list.map((stage, index) => {
      const { items = [], total = 0 } = pages[index] ?? {};
      return { stage, total, cards: items.flatMap(({ id }) => cardOf.get(id) ?? []) };
    });
  }
}
