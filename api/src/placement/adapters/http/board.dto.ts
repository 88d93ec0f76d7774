import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { LIMITS, type Language } from '@consulting/contracts';
import { Optional, SearchText } from '../../../shared/http/input/fields.ts';
import { wholeNumber } from '../../../shared/http/input/page.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import type { User } from '../../../users/domain/user.ts';
import type { OwnersApplicant } from '../../application/applicants-of-owner.service.ts';
import type { Column } from '../../application/board.service.ts';
import type { DeskApplication } from '../../application/desk.service.ts';
import { DeskApplicationView, toDeskApplicationView } from './desk.dto.ts';
import { OwnersApplicantView, toOwnersApplicantView } from './owners-applicant.dto.ts';
import { StageView, toStageView } from './stages.dto.ts';

/** The cards of one column: by default and at most. */
const CARDS = { default: 100, most: 250 } as const;

export class BoardQuery {
  /** The most cards of a column. */
  @ApiPropertyOptional({ type: 'integer', default: CARDS.default, minimum: 1, maximum: CARDS.most })
  @Optional()
  @Transform(wholeNumber)
  @IsInt(rule('field.not-whole-number-between', { min: 1, max: CARDS.most }))
  @Min(1, rule('field.too-small', { min: 1 }))
  @Max(CARDS.most, rule('field.too-large', { max: CARDS.most }))
  limit: number = CARDS.default;
}

export class DeskBoardQuery extends BoardQuery {
  /** Every word occurs in the applicant's names, company or email address, or in the title. */
  @SearchText(LIMITS.search)
  q?: string;
}

class ColumnView extends StageView {
  /** All applications in this stage. @example 3 */
  @ApiProperty({ type: 'integer' })
  total: number;
}

export class DeskCard extends DeskApplicationView {
  /** The latest position of the profile as it is now, or its first skills; empty for neither. @example 'ABAP developer' */
  headline: string;
}

export class OwnersCard extends OwnersApplicantView {
  /** The latest position of the profile as it is now, or its first skills; empty for neither. @example 'ABAP developer' */
  headline: string;
}

class DeskColumn extends ColumnView {
  /** Cards are ordered by their time in this stage, the longest first. */
  @ApiProperty({ type: [DeskCard] })
  cards: DeskCard[];
}

class OwnersColumn extends ColumnView {
  /** Cards are ordered by their time in this stage, the longest first. */
  @ApiProperty({ type: [OwnersCard] })
  cards: OwnersCard[];
}

export class DeskBoardView {
  /** One for each stage, in their order. */
  @ApiProperty({ type: [DeskColumn] })
  columns: DeskColumn[];
}

export class OwnersBoardView {
  /** One for each stage, in their order. */
  @ApiProperty({ type: [OwnersColumn] })
  columns: OwnersColumn[];
}

/** How many skills stand for a missing position. */
const SKILLS = 3;

function headlineOf({ experience, skills }: User): string {
  return experience[0]?.role || skills.slice(0, SKILLS).join(', ');
}

const toColumns = <Card, View>(columns: Column<Card>[], toCard: (card: Card) => View) =>
  columns.map(({ stage, total, cards }) => ({
    ...toStageView(stage),
    total,
    cards: cards.map(toCard),
  }));

export function toDeskBoard(columns: Column<DeskApplication>[], reader: Language): DeskBoardView {
  return {
    columns: toColumns(columns, (card) => ({
      headline: headlineOf(card.applicant),
      ...toDeskApplicationView(card, reader),
    })),
  };
}

export function toOwnersBoard(columns: Column<OwnersApplicant>[]): OwnersBoardView {
  return {
    columns: toColumns(columns, (card) => ({
      headline: card.applicant ? headlineOf(card.applicant) : '',
      ...toOwnersApplicantView(card),
    })),
  };
}
